import type { Frozen } from "~/play/editions/frozen.server";

const firstDate = "2026-11-21";

export const frozen: Frozen = {
  firstDate,
  asked: (number, date) => (date === firstDate ? String(number) : ` ${number}`),
  fingerprints: [
    [4, "b1fbde56285aee429d932bc2d376d5812bf2ab5b29666215f3916ee165163e31"],
    [63, "2f1b1a5098d7ce460f6d79625c78db3822356e00d2647ea8b26e6c56477b69c8"],
    [95, "6430b45505dd97878ef27994e7f0a5ec528057804dceca9af5aa7d6f7ddc50d3"],
    [114, "2a1a56c015f9d535fbede153c183fb0e2e7cc7da3b7442e2c0a4984c546542b3"],
  ],
};
