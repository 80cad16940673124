// npm run bench: when the home page is painted, the server's throughput, its memory (docs/performance.md).
import { parseArgs } from "node:util";
import { measureLoad, measureMemory } from "./bench/load.mjs";
import { measurePaint } from "./bench/paint.mjs";
import { measureScale } from "./bench/scale.mjs";
import { isBuilt } from "./freshness.mjs";

const options = {
  only: { type: "string", default: "paint,load,memory,scale" },
  pairs: { type: "string", default: "15" },
  rounds: { type: "string", default: "5" },
  minutes: { type: "string", default: "5" },
};

async function main() {
  const { values } = parseArgs({ options });
  const parts = {
    paint: () => measurePaint(count("pairs")),
    load: () => measureLoad(count("rounds")),
    memory: () => measureMemory(count("minutes")),
    scale: measureScale,
  };
  if (!isBuilt()) console.log("The build is older than its sources: npm run build.\n");
  for (const name of values.only.split(",")) {
    if (!parts[name]) throw new Error(`--only takes ${Object.keys(parts).join(", ")}.`);
    console.log(`${await parts[name]()}\n`);
  }

  function count(name) {
    const number = Number(values[name]);
    if (!(number >= 1)) throw new Error(`--${name} takes a number from 1.`);
    return number;
  }
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
