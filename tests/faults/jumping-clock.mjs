// Preloaded before a server under test: shifts its wall clock by the milliseconds of CLOCK_AHEAD_MS, then by those that the
// parent process sends.
const RealDate = Date;
let ahead = Number(process.env.CLOCK_AHEAD_MS ?? 0);
const now = () => RealDate.now() + ahead;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length > 0 ? given : [now()], newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
});

process.on("message", (milliseconds) => {
  ahead = milliseconds;
  process.send("moved");
});
process.channel?.unref();
