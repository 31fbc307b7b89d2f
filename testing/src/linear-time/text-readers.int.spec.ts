import { describe, expect, it } from 'vitest';
import { askChild } from './children/ask-child.ts';
import { growthOf, mostGrowth } from './growth.ts';
import { textReaders } from './text-readers.ts';

describe('what reads a text of a person', () => {
  it('takes time in proportion to its length, whatever the text', async () => {
    const program = new URL('children/judge-readers.child.ts', import.meta.url);
    const said = await askChild(program);
    expect(said.filter(({ verdict }) => verdict !== null)).toEqual([]);
    expect(said).toHaveLength(Object.keys(textReaders).length);
  }, 1_800_000);
  it('would be found out if it did not', () => {
    const everyPair = (text: string): number => {
      let same = 0;
      for (let one = 0; one < text.length; one += 5)
        for (let other = 0; other < one; other += 5) if (text[one] === text[other]) same += 1;
      return same;
    };
    expect(growthOf(everyPair, (length) => 'a'.repeat(length)).factor).toBeGreaterThan(mostGrowth);
  });
});
