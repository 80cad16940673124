import type { Frozen } from "~/play/editions/frozen.server";

const firstDate = "2026-11-21";

export const frozen: Frozen = {
  firstDate,
  asked: (number, date) => (date === firstDate ? String(number) : ` ${number}`),
  fingerprints: [
    [4, "b1fbde56285aee429d932bc2d376d5812bf2ab5b29666215f3916ee165163e31"],
    [5, "d3031f8584238f04ef9359c3234c4e1245fc26f332b89062ce21e3d73a247585"],
    [63, "b0eda0c117c15b6db2efa3d19657f5e5ea9a6551b482282a201fabb9641a044d"],
  ],
};
