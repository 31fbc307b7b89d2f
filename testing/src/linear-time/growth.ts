export type Read = (text: string) => unknown;
type Make = (length: number) => string;
/** Of any length, by what they are. */
export type Texts = Readonly<Record<string, Make>>;

/** What a text of 100,000 signs costs, in ms of the thread's own time. `factor`: by what ten of 10,000 cost, about 1 for what is linear. */
export type Growth = Readonly<{ ms: number; factor: number }>;

const [longest, parts] = [100_000, 10];
/** Nothing that is not linear reads the longest text nearly as fast, in ms: the fastest took 380. Times of a thread are counted in steps of four. */
const quickMs = 60;
/** What else the machine does makes one side slower for a while: only what is more each time is. */
const rounds = 16;
/** What is called linear. */
export const mostGrowth = 1.5;
/** No noise makes so much of it, in ms and times. */
const certain = { ms: 300, factor: 5 };

/** Repeated while it is not certain. */
export const growthOf = (read: Read, make: Make): Growth => {
  const [short, long] = [make(longest / parts), make(longest)];
  const inParts = (): void => {
    for (let part = 0; part < parts; part += 1) read(short);
  };
  const uncertain = ({ ms, factor }: Growth): boolean =>
    ms > quickMs && factor > mostGrowth && (ms < certain.ms || factor < certain.factor);
  let [ms, inPartsMs] = [timeOf(() => read(long)), Infinity];
  if (ms <= quickMs) return { ms, factor: 1 };
  let growth: Growth = { ms, factor: mostGrowth + 1 };
  for (let round = 0; round < rounds && uncertain(growth); round += 1) {
    if (round > 0)
      ms = Math.min(
        ms,
        timeOf(() => read(long)),
      );
    inPartsMs = Math.min(inPartsMs, timeOf(inParts));
    growth = { ms, factor: ms <= quickMs ? 1 : ms / inPartsMs };
  }
  return growth;
};

/** Of this thread alone, in ms. */
export const timeOf = (work: () => unknown): number => {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
};

/** The first text that does not take linear time, in words; null: there is none. */
export const whatGrows = (read: Read, texts: Texts): string | null => {
  for (const [text, make] of Object.entries(texts)) {
    const { ms, factor } = growthOf(read, make);
    if (factor > mostGrowth) return `not linear: ${text}, ${factor.toFixed(1)} times, ${Math.round(ms)} ms`;
  }
  return null;
};
