import type { BankQuestion } from "./question";

export const edition08: readonly BankQuestion[] = [
  {
    id: "1998-final-two-headers",
    prompt: "Who scored twice with headers for France in the 1998 World Cup final?",
    choices: ["Zinedine Zidane", "Youri Djorkaeff", "Emmanuel Petit", "Didier Deschamps"],
    correctIndex: 0,
    fact: "Zinedine Zidane headed in two corners against Brazil, and Emmanuel Petit made it 3-0 in Saint-Denis.",
    source: "Wikipedia, '1998 FIFA World Cup final'",
  },
  {
    id: "2012-afcon-champions",
    prompt:
      "Who won the 2012 Africa Cup of Nations, beating Ivory Coast on penalties in the final?",
    choices: ["Ghana", "Mali", "Tunisia", "Zambia"],
    correctIndex: 3,
    fact: "Zambia won in Libreville, where the players had laid flowers for the Zambian team lost in an air crash in 1993.",
    source: "Wikipedia, '2012 Africa Cup of Nations final'",
  },
  {
    id: "back-pass-law-year",
    prompt:
      "In which year were goalkeepers barred from handling a back-pass kicked by a team-mate?",
    choices: ["1982", "1986", "1992", "1998"],
    correctIndex: 2,
    fact: "The law changed in 1992 to cut out time-wasting, after criticism of slow play at the 1990 World Cup.",
    source: "IFAB, Laws of the Game history",
  },
  {
    id: "2002-first-woman-hall-of-fame",
    prompt: "Who became the first woman in the English Football Hall of Fame, in 2002?",
    choices: ["Hope Powell", "Lily Parr", "Sheila Parker", "Kelly Smith"],
    correctIndex: 1,
    fact: "Lily Parr, a winger for the Dick, Kerr Ladies, was one of the first group of players chosen for it.",
    source: "National Football Museum, Hall of Fame: Lily Parr",
  },
  {
    id: "1889-first-football-league",
    prompt: "Which club won the first Football League title in England, in 1889?",
    choices: ["Preston North End", "Aston Villa", "Blackburn Rovers", "Wolverhampton Wanderers"],
    correctIndex: 0,
    fact: "Preston North End went unbeaten through the 1888-89 league season and won the FA Cup too.",
    source: "EFL, history of the Football League",
  },
];
