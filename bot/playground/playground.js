// Makes the preview a playground: its address needs no key, a page shows by itself what has changed, one can look into
// threads, and ?as=Anna looks through somebody's eyes from the start. ?tools shows the tools of the preview.
"use strict";

const EVERY = 300; // milliseconds between two questions to the server
const STILL = 700; // milliseconds for which the pointer has to lie still: while a page is drawn anew it takes no press
const UNITS = [["day", 86400], ["hour", 3600], ["minute", 60]];
const RELATIVE = new Intl.RelativeTimeFormat("en-US", { numeric: "auto" });

if (!location.hash) history.replaceState(null, "", "#playground");

const address = new URLSearchParams(location.search);
const wanted = address.get("as");
document.documentElement.classList.toggle("tools", address.has("tools"));
const channelPicker = document.createElement("select");
let touched = -STILL;

/** Whether nobody is in the middle of something: about to press, an open menu, a form, typed text, on its way. */
function atRest(page) {
  if (performance.now() - touched < STILL) return false;
  const typed = document.getElementById("channel-composer-input").value;
  const busy = page.pendingAction || page.pendingQuery || page.renderState.modalHandle || page.renderState.openPopupKey;
  return page.ready && !busy && !typed && !page.commandPicker.draft && page.commandPicker.state !== "browsing";
}

async function look() {
  const page = window.simcordPreview;
  const answer = await fetch(`/changes?page=${page?.contextId ?? ""}`, { cache: "no-store" });
  const news = await answer.json();
  const known = document.documentElement.dataset.run ??= news.run;
  if (news.run !== known) return location.reload(); // the playground was started anew
  showChannels(news);
  tellTheTime();
  if (page?.contextId && news.stale && atRest(page)) document.getElementById("refresh").click();
}

/** Lets "in 3 minutes" become "in 2 minutes"; the preview tells it once, when it draws a message. */
function tellTheTime() {
  for (const told of document.querySelectorAll("time.discord-timestamp")) {
    if (!/^in \d|\d .* ago$|^now$/.test(told.textContent)) continue;
    const seconds = (new Date(told.dateTime) - Date.now()) / 1000;
    const [unit, length] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? ["second", 1];
    const text = RELATIVE.format(Math.round(seconds / length), unit);
    if (told.textContent !== text) told.textContent = text;
  }
}

/** Lets one choose among the channel and its threads, as soon as there are any. */
function showChannels({ channels, channel }) {
  const names = channels.map(({ id, name }) => new Option(name, id, false, id === channel));
  const now = JSON.stringify(channels) + channel;
  document.getElementById("playground-channel").hidden = channels.length < 2;
  if (channelPicker.dataset.shown === now) return;
  channelPicker.dataset.shown = now;
  channelPicker.replaceChildren(...names);
}

async function go() {
  const query = new URLSearchParams({ page: window.simcordPreview.contextId, channel: channelPicker.value });
  await fetch(`/go?${query}`);
}

function addChannelPicker() {
  const label = document.createElement("label");
  label.id = "playground-channel";
  label.className = "viewer-control";
  label.hidden = true;
  label.append("Channel ", channelPicker);
  channelPicker.setAttribute("aria-label", "Channel");
  channelPicker.addEventListener("change", go);
  document.querySelector(".viewer-control").after(label);
}

/** Looks through the eyes of the person in the address, once the page is there. */
function chooseViewer() {
  const picker = document.getElementById("viewer-picker");
  const person = [...picker.options].find((option) => option.textContent.includes(wanted));
  if (!person || !window.simcordPreview?.ready) return setTimeout(chooseViewer, EVERY);
  picker.value = person.value;
  picker.dispatchEvent(new Event("change"));
}

function ask() {
  look().catch(() => {}).finally(() => setTimeout(ask, EVERY)); // a server that is gone may come back
}

for (const touch of ["pointermove", "pointerdown"]) {
  addEventListener(touch, () => { touched = performance.now(); }, { capture: true, passive: true });
}

addEventListener("DOMContentLoaded", () => {
  document.title = "Playground";
  addChannelPicker();
  if (wanted) chooseViewer();
  ask();
});
