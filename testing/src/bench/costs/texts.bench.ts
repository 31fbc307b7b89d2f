import { growthOf, mostGrowth, timeOf } from '#linear-time/growth.ts';
import { hostileTexts } from '#linear-time/hostile-texts.ts';
import { textReaders } from '#linear-time/text-readers.ts';
import { benchRow, type BenchRow } from '../kit/bench-row.ts';

const [lengths, repeats] = [[1_000, 10_000] as const, 5];

/** What each function takes for the text that costs it most: 100,000 signs in one text ÷ in ten; in the name, what shorter ones take. */
export const benchTexts = async (): Promise<readonly BenchRow[]> =>
  Object.entries(textReaders).map(([name, read]) => {
    const found = Object.entries(hostileTexts).map(([text, make]) => ({ text, make, growth: growthOf(read, make) }));
    const worst = found.reduce((most, one) => (one.growth.ms > most.growth.ms ? one : most));
    const shorter = lengths.map((length) => {
      const text = worst.make(length);
      const all = timeOf(() => Array.from({ length: repeats }, () => read(text)));
      return `${(all / repeats).toFixed(1)} ms`;
    });
    const { ms, factor } = worst.growth;
    const about = { name: `${name} (${worst.text}; shorter: ${shorter.join(', ')})`, bar: mostGrowth, unit: 'ms' };
    return benchRow({ ...about, better: 'at-most' }, { ours: [ms], reference: [ms / factor] });
  });
