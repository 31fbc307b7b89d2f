import { describe, expect, it } from 'vitest';
import { askChild } from '../children/ask-child.ts';
import { patternsIn, sourcePatterns, type Pattern } from './source-patterns.ts';

const judge = new URL('../children/judge-patterns.child.ts', import.meta.url);
const recorder = new URL('../children/record-built.child.ts', import.meta.url);
const minutes = 60_000;

/** What is wrong with some patterns. */
const faultsOf = async (patterns: readonly Pattern[], silenceMs?: number): Promise<readonly string[]> =>
  (await askChild(judge, patterns, silenceMs)).flatMap(({ about, verdict }) =>
    verdict ? [`${about} ${verdict}`] : [],
  );

describe('every regular expression of the source', () => {
  const { patterns, sites } = sourcePatterns();
  it('is found', () => {
    expect(patterns.length).toBeGreaterThan(250);
    expect(sites.length).toBeGreaterThan(5);
  });
  it('reads any text in linear time', async () => expect(await faultsOf(patterns)).toEqual([]), 10 * minutes);
  it(
    'does so too where it is built when the program runs',
    async () => {
      const built = (await askChild(recorder)).map(({ about }): Pattern => JSON.parse(about));
      expect(built.map(({ where }) => where)).toEqual(expect.arrayContaining([...sites]));
      expect(await faultsOf(built)).toEqual([]);
    },
    10 * minutes,
  );
});

describe('the check itself', () => {
  const planted = (source: string, flags = 'u'): Pattern => ({ where: 'planted', source, flags });
  it.each([
    ['blanks before an end', planted(String.raw`[.,;\s]+$`)],
    ['a hash at the end of a name', planted(String.raw`\/assets\/.+-[\w-]{8,}\.\w+$`, '')],
    ['a bracket that is not closed', planted(String.raw`\([^)]*\)`, 'gu')],
    ['one of two ways for each letter', planted('^(?:a|a)*$')],
  ])('sees that %s takes longer and longer', async (_name, pattern) => {
    expect(await faultsOf([pattern], 10_000)).toHaveLength(1);
  });
  it('ends what does not end by itself', async () => {
    const [last] = await askChild(new URL('../children/endless.child.ts', import.meta.url), [], 1_000);
    expect(last).toEqual({ about: 'an endless piece of work', verdict: 'does not end' });
  });
  it('finds literals, and lines that build others', () => {
    const { patterns, sites } = patternsIn('a.ts', 'const a = /b/g;\nconst c = new RegExp("d");\nconst e = RegExp(f);');
    expect(patterns).toEqual([{ where: 'a.ts', source: 'b', flags: 'g' }]);
    expect(sites).toEqual(['a.ts:2', 'a.ts:3']);
  });
});
