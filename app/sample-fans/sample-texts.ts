/** What sample leagues are called, from the smallest to the largest. */
export const leagueNames = [
  "Zola v Thandi",
  "School run",
  "Sunday six",
  "The whole street",
] as const;

/** What sample fans say, none of it about an answer. */
export const remarks = [
  "The third one got me. Again.",
  "Best round I have had this week, and nobody was watching.",
  "My son beat me by one and has been walking around the house with his arms up.",
  "Who else changed their mind at the last second?",
  "Slow start, strong finish. Story of my Sunday league.",
  "I said it out loud and still pressed the other one.",
  "That was harder than yesterday, no?",
  "Played it on the bus, one bar of signal, still went through.",
  "Nearly gold. Nearly.",
  "I had it, I swear I had it.",
  "Somebody in my league got all of it before breakfast.",
  "First time I finish it under a minute.",
  "Twenty years of watching football and this is what I get.",
  "Loved that one. More like it, please.",
  "I'm not talking about the last move.",
  "Same time tomorrow, everybody.",
] as const;

/** How they answer each other. */
export const answers = [
  "Same here!",
  "Ha, me too.",
  "You were not alone.",
  "Tomorrow then.",
  "Well played.",
  "Don't tell my sister.",
] as const;
