import type { BankQuestion } from "./question";

export const edition07: readonly BankQuestion[] = [
  {
    id: "superclasico-rival",
    prompt: "Which Buenos Aires club is Boca Juniors' rival in the derby called the Superclásico?",
    choices: ["San Lorenzo", "Racing Club", "River Plate", "Independiente"],
    correctIndex: 2,
    fact: "River Plate and Boca Juniors were both founded in La Boca, the dockside district of Buenos Aires.",
    source: "Wikipedia, 'Superclásico'",
  },
  {
    id: "2022-women-euro-winner-goal",
    prompt: "Who scored England's extra-time winner in the Women's Euro 2022 final?",
    choices: ["Chloe Kelly", "Ella Toone", "Beth Mead", "Alessia Russo"],
    correctIndex: 0,
    fact: "Chloe Kelly's goal beat Germany 2-1 at Wembley, in front of more than 87,000 people.",
    source: "Wikipedia, 'UEFA Women's Euro 2022 final'",
  },
  {
    id: "1996-afcon-final-scorer",
    prompt: "Who scored both South Africa goals in the 1996 Africa Cup of Nations final?",
    choices: ["John Moshoeu", "Phil Masinga", "Shaun Bartlett", "Mark Williams"],
    correctIndex: 3,
    fact: "Mark Williams came on as a substitute and scored both goals as South Africa beat Tunisia 2-0 in Johannesburg.",
    source: "martj42/international_results, goalscorers.csv",
  },
  {
    id: "1966-middlesbrough-upset",
    prompt: "Which country beat Italy 1-0 in Middlesbrough at the 1966 World Cup?",
    choices: ["Soviet Union", "North Korea", "Chile", "Switzerland"],
    correctIndex: 1,
    fact: "Pak Doo-ik scored at Ayresome Park, and North Korea became the first Asian team to reach the quarter-finals.",
    source: "openfootball, 'World Cup 1966', cup.txt",
  },
  {
    id: "2008-african-women",
    prompt: "Which country beat South Africa in the 2008 African Women's Championship final?",
    choices: ["Nigeria", "Ghana", "Cameroon", "Equatorial Guinea"],
    correctIndex: 3,
    fact: "Hosts Equatorial Guinea won 2-1 in Malabo, and became the first team other than Nigeria to win the title.",
    source: "Wikipedia, '2008 African Women's Championship'",
  },
];
