import type { BankQuestion } from "./question";

export const edition11: readonly BankQuestion[] = [
  {
    id: "1966-trophy-dog",
    prompt: "What was the name of the dog that found the stolen World Cup trophy in 1966?",
    choices: ["Biscuit", "Pickles", "Patch", "Rover"],
    correctIndex: 1,
    fact: "Pickles was out for a walk in south London when he found the trophy, wrapped in newspaper.",
    source: "Wikipedia, 'Pickles (dog)'",
  },
  {
    id: "2018-women-ballon-dor",
    prompt: "Who won the first women's Ballon d'Or, in 2018?",
    choices: ["Pernille Harder", "Lucy Bronze", "Ada Hegerberg", "Dzsenifer Marozsán"],
    correctIndex: 2,
    fact: "Norway's Ada Hegerberg received it in Paris, after scoring 15 goals in Lyon's run to the Champions League title.",
    source: "Wikipedia, '2018 Ballon d'Or'",
  },
  {
    id: "1995-african-club-champions",
    prompt:
      "Which South African club won the African champions' cup in 1995, a first for the country?",
    choices: ["Kaizer Chiefs", "Mamelodi Sundowns", "Moroka Swallows", "Orlando Pirates"],
    correctIndex: 3,
    fact: "Orlando Pirates drew 2-2 at home with ASEC Mimosas, then won 1-0 in Abidjan with a goal by Jerry Sikhosana.",
    source: "Wikipedia, '1995 African Cup of Champions Clubs'",
  },
  {
    id: "1921-fa-ban-women",
    prompt: "In which year did The FA ban women's matches from its member clubs' grounds?",
    choices: ["1921", "1934", "1946", "1955"],
    correctIndex: 0,
    fact: "The ban came in December 1921, a year after about 53,000 people watched a women's match at Goodison Park.",
    source: "The FA, history of women's football",
  },
  {
    id: "1958-thirteen-goals",
    prompt: "Which French forward scored 13 goals at the 1958 World Cup?",
    choices: ["Raymond Kopa", "Roger Piantoni", "Jean Vincent", "Just Fontaine"],
    correctIndex: 3,
    fact: "Just Fontaine, born in Marrakech, scored in all six of France's matches in Sweden, with four in the last one.",
    source: "martj42/international_results, goalscorers.csv",
  },
];
