"""The house rules of Thousand, all fields of the table in the rule book (Thousand, House rules)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, Any, Final, Literal

import pydantic
from pydantic_core import PydanticCustomError

from engine.game import Rules

Preset = Literal["standard", "classic"]

CARD_CAP: Final = 120
"""What all the cards are worth: the most that can be bid without a marriage."""

ACE_MARRIAGE: Final = 200
"""What four aces are worth (house rule `ace_marriage`)."""

_MarriageValue = Annotated[int, pydantic.Field(ge=0, le=500, multiple_of=5)]
_Penalty = Annotated[int, pydantic.Field(ge=0, le=500)]


class MarriageValues(Rules):
    """What a king and queen are worth by suit, and in the trump suit instead (None: no more than otherwise)."""

    S: _MarriageValue
    H: _MarriageValue
    D: _MarriageValue
    C: _MarriageValue
    trump: _MarriageValue | None = None

    def value(self, suit: str, trump: str | None) -> int:
        """Points of a marriage in `suit` while `trump` is trump (Thousand, Marriage)."""
        if suit == trump and self.trump is not None:
            return self.trump
        points: int = getattr(self, suit)
        return points


_PRESETS: Final[Mapping[str, Mapping[str, Any]]] = MappingProxyType(
    {
        "standard": MappingProxyType({}),
        "classic": MappingProxyType(
            {
                "four_player_deal": "seven",
                "sitter": "dealer",
                "raise_after_prikup": True,
                "trump_mode": "marriage",
                "marriage_values": MarriageValues(H=100, D=80, C=60, S=40),
                "marriage_mode": "lead",
                "declarer_scores": "bid",
                "rounding": "others5",
                "must_trump": True,
                "barrel_clamp": True,
                "barrel_attempts": 3,
                "must_win_from_barrel": True,
                "rospis": 60,
                "redeal_four_nines": True,
            }
        ),
    }
)
"""What each preset changes; the defaults of the fields are those of the first."""


class ThousandRules(Rules):
    """The house rules of one table. `preset` sets the defaults of all other fields.

    Attributes:
        preset: ``standard``, or ``classic`` as in Russian clubs and apps.
        four_player_deal: cards dealt to each of the three who play at a table of four.
        sitter: who of four sits out.
        opening: whether forehand holds 100 automatically, or all may pass and the cards are dealt again.
        bid_cap: 120 and the marriages in hand, 120 flat, or none.
        hide_prikup_at_100: a contract of 100 keeps the prikup from the others.
        raise_after_prikup: the declarer may raise, up to the cap of the hand with the prikup.
        trump_mode: trump is named by the declarer, or made by each marriage.
        marriage_values: points of the marriages.
        marriage_mode: a marriage counts if it wins its trick, or at once if led after a trick won.
        declarer_scores: what a declarer who made the contract books, points or bid.
        rounding: whose points are rounded to the nearest five.
        must_trump: who cannot follow suit has to trump.
        must_beat: who follows suit has to beat the best card so far, if they can.
        barrel_at: the total at which the barrel begins.
        barrel_clamp: the total of who comes onto the barrel is set to `barrel_at`.
        barrel_attempts: rounds on the barrel without success that cost the penalty; 0: never.
        barrel_penalty: points it costs.
        barrel_collision: whether a newcomer throws the other off the barrel, who loses the penalty.
        must_win_from_barrel: a total that jumps past the barrel stops on it.
        bolts: three in all or three in a row cost the penalty, or none are given.
        bolt_penalty: points it costs.
        bolt_declarer_exempt: the declarer gets no bolt.
        rospis: what the others get when the declarer gives up (points each, or half the bid), or ``off``.
        golden: the first round of each dealer is played by forehand at 120, and everything is doubled.
        dark: a blind bid of 120 doubles what the declarer writes.
        redeal_four_nines: four nines dealt may ask for a new deal.
        redeal_weak_hand: fewer card points than this may ask for a new deal.
        ace_marriage: four aces are a marriage of 200.
        dump_truck: a total of exactly 555 (``both``: also of -555) falls to 0.
        target: the total that wins.

    Raises:
        ValueError: a field is unknown, has a value outside its list, or two contradict each other.

    >>> ThousandRules().marriage_values.H, ThousandRules(preset="classic").marriage_values.H
    (80, 100)
    """

    preset: Preset = "standard"
    four_player_deal: Literal["six", "seven"] = "six"
    sitter: Literal["right_of_dealer", "dealer"] = "right_of_dealer"
    opening: Literal["forehand100", "redeal_if_all_pass"] = "forehand100"
    bid_cap: Literal["marriage", 120, "none"] = "marriage"
    hide_prikup_at_100: bool = False
    raise_after_prikup: bool = False
    trump_mode: Literal["named", "marriage"] = "named"
    marriage_values: MarriageValues = MarriageValues(H=80, D=60, C=40, S=20, trump=100)
    marriage_mode: Literal["win_trick", "lead"] = "win_trick"
    declarer_scores: Literal["actual", "bid"] = "actual"
    rounding: Literal["none", "others5", "all5"] = "none"
    must_trump: bool = False
    must_beat: bool = False
    barrel_at: Literal[880, 900] = 880
    barrel_clamp: bool = False
    barrel_attempts: Literal[0, 1, 2, 3, 5] = 1
    barrel_penalty: _Penalty = 120
    barrel_collision: Literal["coexist", "knock_off"] = "coexist"
    must_win_from_barrel: bool = False
    bolts: Literal["total3", "consecutive3", "off"] = "total3"
    bolt_penalty: _Penalty = 120
    bolt_declarer_exempt: bool = False
    rospis: Literal["off", 60, "half"] = "off"
    golden: bool = False
    dark: bool = False
    redeal_four_nines: bool = False
    redeal_weak_hand: Annotated[int, pydantic.Field(ge=0, le=40)] = 0
    ace_marriage: bool = False
    dump_truck: Literal["off", "plus", "both"] = "off"
    target: Literal[1000, 1001] = 1000

    @pydantic.model_validator(mode="before")
    @classmethod
    def _fill_from_preset(cls, given: Any) -> Any:
        if not isinstance(given, Mapping):
            return given
        return {**_PRESETS.get(str(given.get("preset", "standard")), {}), **given}

    @pydantic.model_validator(mode="after")
    def _refuse_contradictions(self) -> ThousandRules:
        if self.barrel_collision == "knock_off" and not self.barrel_penalty:
            raise PydanticCustomError(
                "barrel-without-penalty",
                "barrel_collision knock_off needs a barrel_penalty, or nobody would fall off the barrel",
            )
        if self._cannot_be_won():
            raise PydanticCustomError(
                "cannot-be-won",
                "nobody could win: every total stops on {barrel_at}, and from there a bid of at most "
                "{card_cap} is written as it is and does not reach {target}",
                {"barrel_at": self.barrel_at, "card_cap": CARD_CAP, "target": self.target},
            )
        return self

    def _cannot_be_won(self) -> bool:
        return (
            (self.barrel_clamp and self.must_win_from_barrel)
            and (self.bid_cap == CARD_CAP and self.declarer_scores == "bid" and not self.dark)
            and self.barrel_at + CARD_CAP < self.target
        )

    @pydantic.model_serializer(mode="plain")
    def _write(self, info: pydantic.SerializationInfo) -> dict[str, Any]:
        """All fields; without defaults, those that differ from the preset, so that they read back the same."""
        fields = {name: getattr(self, name) for name in type(self).model_fields}
        if info.exclude_defaults:
            usual = PRESETS[self.preset]
            fields = {
                name: value for name, value in fields.items() if name == "preset" or value != getattr(usual, name)
            }
            if self.preset == "standard":
                del fields["preset"]
        return fields


PRESETS: Final[Mapping[str, ThousandRules]] = MappingProxyType(
    {"standard": ThousandRules(), "classic": ThousandRules(preset="classic")}
)
"""The house rules of each preset, the default first."""
