/** What the server says when something can't be done. */
export const playProblems = {
  stands: "The rules of this game have changed since you played it. Your result stands.",
  newRules:
    "The rules of this game have just changed, so it starts afresh. Kick off when you're ready.",
  notHere:
    "We can't find the edition of your game just now. Nothing is lost: give it a moment and try again.",
  elsewhere: "This game was started again in another tab. Here is where it stands.",
  noAttempt: "There is no game running here yet. Kick off to start one.",
  wrongDate:
    "The date of that move isn't its game's. Nothing is lost: open the page again and make it there.",
  tooMany:
    "Too many new players come from your network just now. Give it an hour, or log in and kick off.",
  noMove: "Make your move first.",
  unknownForm: "We couldn't make sense of that form. Please try again.",
  unavailable: "We couldn't reach your game just now. Give it a moment and try again.",
  otherPlayer:
    "These moves belong to an account that isn't logged in here. Log in to it, and we'll send them.",
} as const;
