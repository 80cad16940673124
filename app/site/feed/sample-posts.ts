/** A post of the sample feed, with its age in minutes; the first paragraph is its summary. */
type SamplePost = {
  id: string;
  author: string;
  minutesAgo: number;
  isTrending?: true;
  text: [summary: string, ...more: string[]];
};

const HOUR = 60;

/** Newest first; none gives an answer away (guidelines: no spoilers). */
export const samplePosts: readonly SamplePost[] = [
  {
    id: "caught-by-1994",
    author: "Thandi M",
    minutesAgo: 12,
    isTrending: true,
    text: [
      "Who else got caught out by the 1994 final question? I was so sure.",
      "I could see the heat, the spot and the colour of every shirt in my head, and I still pressed the wrong one with four seconds gone. Four! That is not confidence, that is showing off.",
      "No spoilers from me. Only this: read all four answers before you press. My brother did, and he has sent me three voice notes about it.",
    ],
  },
  {
    id: "four-in-forty",
    author: "Rafael C",
    minutesAgo: 47,
    text: [
      "Four out of five in under forty seconds. The offside one got me again, as in real life.",
      "I was a right back for eleven years. I raised my arm at every through ball anybody ever played, and I was right about a third of the time. Today I kept up the average.",
      "Tomorrow I take my time. I also said that yesterday.",
    ],
  },
  {
    id: "school-run-quiz",
    author: "Ingrid S",
    minutesAgo: 135,
    text: [
      "We play it on the school run now. My daughter is one point ahead and will not stop telling me.",
      "The rules of the back seat: she reads, I answer at red lights only, and nobody is allowed to ask the dog. She is nine and has started saying 'let's look at the replay' when I argue.",
      "If anybody knows a gentle way to lose to a child every single morning, I am all ears.",
    ],
  },
  {
    id: "taxi-rank-league",
    author: "Sipho D",
    minutesAgo: 4 * HOUR,
    isTrending: true,
    text: [
      "Our taxi rank has a league now. Lowest score of the day buys the vetkoek.",
      "It began with two of us while the first car filled up. Now there are fourteen names on a piece of cardboard, with a column for excuses. 'The sun was on my screen' has been used nine times.",
      "Bra Jakes has not bought a vetkoek since it started. We are beginning to ask questions.",
    ],
  },
  {
    id: "full-house-at-last",
    author: "Mei L",
    minutesAgo: 7 * HOUR,
    text: [
      "Five out of five, at last, on my thirty-first day. I stood up on the tram.",
      "A lady asked whether I was getting off. I said no, I had just never known five things in a row before. She asked to see the questions and got three, so now there are two of us.",
    ],
  },
  {
    id: "salt-and-pepper",
    author: "Callum R",
    minutesAgo: 11 * HOUR,
    text: [
      "Tried to explain offside to my gran with the salt and the pepper. She sees it quicker than most linesmen now.",
      "The mustard was the last defender. Ten minutes later she told me the ketchup had been level and that I should have let it run. She was right, we measured.",
      "She plays the quiz with her glasses on her forehead and beats me by ten seconds.",
    ],
  },
  {
    id: "night-shift",
    author: "Amara O",
    minutesAgo: 20 * HOUR,
    text: [
      "Night shift ritual: kettle, quiz, ward round. Sister Joseph is still unbeaten.",
      "She does not even follow football. She says it is all in how the question is put, and that people who know too much talk themselves out of the right answer.",
      "We have tried asking her for lottery numbers. She only smiles.",
    ],
  },
  {
    id: "keepers-union",
    author: "Lukas B",
    minutesAgo: 30 * HOUR,
    text: [
      "A small petition from the goalkeepers' union: more questions about goalkeepers, please.",
      "Everybody remembers who scored. Nobody remembers who stood in the rain for eighty-nine minutes and then got blamed for it. We have feelings, and very cold hands.",
      "Signed by me, my cousin and everybody who was ever picked last and told to put the gloves on.",
    ],
  },
];
