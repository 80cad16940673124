import type { BankQuestion } from "./question";

export const edition12: readonly BankQuestion[] = [
  {
    id: "2004-euro-champions",
    prompt: "Which country won Euro 2004, beating hosts Portugal 1-0 in the final?",
    choices: ["Czech Republic", "Netherlands", "Greece", "France"],
    correctIndex: 2,
    fact: "Angelos Charisteas headed the goal in Lisbon for Greece, who were coached by the German Otto Rehhagel.",
    source: "openfootball, 'Euro 2004', euro.txt",
  },
  {
    id: "2021-olympics-two-hat-tricks",
    prompt: "Which Zambian scored hat-tricks in two matches running at the Tokyo Olympics in 2021?",
    choices: ["Grace Chanda", "Racheal Kundananji", "Hazel Nali", "Barbra Banda"],
    correctIndex: 3,
    fact: "Captain Barbra Banda scored three against the Netherlands, then three more in a 4-4 draw with China.",
    source: "Wikipedia, 'Barbra Banda'",
  },
  {
    id: "1998-first-south-africa-goal",
    prompt:
      "Against which country did South Africa's men score their first World Cup goal, in 1998?",
    choices: ["France", "Denmark", "Saudi Arabia", "Nigeria"],
    correctIndex: 1,
    fact: "Benni McCarthy scored it in a 1-1 draw with Denmark in Toulouse.",
    source: "martj42/international_results, goalscorers.csv",
  },
  {
    id: "1974-sanon-goal",
    prompt:
      "For which country did Emmanuel Sanon score past Italy's Dino Zoff at the 1974 World Cup?",
    choices: ["Haiti", "Zaire", "Cuba", "Jamaica"],
    correctIndex: 0,
    fact: "His goal for Haiti in Munich ended Zoff's long run of internationals without conceding. Italy came back to win 3-1.",
    source: "Wikipedia, 'Emmanuel Sanon'",
  },
  {
    id: "1984-women-european-title",
    prompt: "Which country won UEFA's first women's European title, in 1984?",
    choices: ["England", "Denmark", "Sweden", "Italy"],
    correctIndex: 2,
    fact: "Sweden and England each won a leg of the final 1-0. Pia Sundhage scored the winning penalty for Sweden in Luton.",
    source: "Wikipedia, '1984 European Competition for Women's Football'",
  },
];
