import type { BankQuestion } from "./question";

export const edition02: readonly BankQuestion[] = [
  {
    id: "2014-semi-final-seven-one",
    prompt: "Which country beat Brazil 7-1 in a semi-final of the 2014 World Cup?",
    choices: ["Netherlands", "Germany", "Argentina", "Belgium"],
    correctIndex: 1,
    fact: "Germany led 5-0 at half-time in Belo Horizonte, and went on to beat Argentina in the final.",
    source: "openfootball, 'World Cup 2014', cup_finals.txt",
  },
  {
    id: "bafana-bafana-meaning",
    prompt:
      "What does 'Bafana Bafana', the nickname of South Africa's men's team, mean in isiZulu?",
    choices: ["The lions", "The stars", "The warriors", "The boys"],
    correctIndex: 3,
    fact: "It means 'the boys, the boys'. The team won the Africa Cup of Nations on home soil in 1996.",
    source: "Wikipedia, 'South Africa national soccer team'",
  },
  {
    id: "2011-women-world-champions",
    prompt: "Who won the 2011 Women's World Cup, beating the USA on penalties in the final?",
    choices: ["Japan", "Sweden", "Brazil", "Germany"],
    correctIndex: 0,
    fact: "Japan twice came from behind in Frankfurt, and captain Homare Sawa was named player of the tournament.",
    source: "Fjelstul World Cup Database, matches.csv",
  },
  {
    id: "first-world-cup-with-cards",
    prompt: "At which World Cup did referees first carry yellow and red cards?",
    choices: ["Chile 1962", "England 1966", "Mexico 1970", "West Germany 1974"],
    correctIndex: 2,
    fact: "Mexico 1970 was the first. English referee Ken Aston had the idea while waiting at traffic lights.",
    source: "FIFA, 'Referee innovator Ken Aston has died', October 2001",
  },
  {
    id: "2006-south-american-women",
    prompt: "Which country won the South American women's championship in 2006, ahead of Brazil?",
    choices: ["Colombia", "Argentina", "Chile", "Ecuador"],
    correctIndex: 1,
    fact: "Argentina beat Brazil 2-0 in the deciding match on home soil in Mar del Plata, to win the title for the first time.",
    source: "RSSSF, Copa América Femenina 2006",
  },
];
