"""Why an action of Thousand is refused, beside the reasons that every game has."""

from __future__ import annotations

from engine.game import RefusalCode


class ThousandCode(RefusalCode):
    """The refusal codes of Thousand, in the order of the notation."""

    PASSED = "passed"
    BID_TOO_LOW = "bid-too-low"
    BID_STEP = "bid-step"
    BID_ABOVE_CAP = "bid-above-cap"
    MUST_BID = "must-bid"
    NO_SUCH_SEAT = "no-such-seat"
    SAME_OPPONENT = "same-opponent"
    FOLLOW_SUIT = "follow-suit"
    MUST_TRUMP = "must-trump"
    MUST_BEAT = "must-beat"
    NO_MARRIAGE = "no-marriage"
    HOUSE_RULE_OFF = "house-rule-off"
