import { expect, it } from 'vitest';
import { createSharedAnswers } from '#caching/shared-answers.ts';

const given = (maxCached: number) => {
  const asked: string[] = [];
  const share = createSharedAnswers<string>(maxCached);
  return {
    asked,
    get: (key: string, answer: Promise<string> = Promise.resolve(key.toUpperCase())) =>
      share(key, () => {
        asked.push(key);
        return answer;
      }),
  };
};

it('a key is asked for once, also by several at the same time', async () => {
  const { asked, get } = given(2);
  expect(await Promise.all([get('a'), get('a')])).toEqual(['A', 'A']);
  expect(await get('a')).toBe('A');
  expect(asked).toEqual(['a']);
});

it('the least recently used answer makes room, the others stay', async () => {
  const { asked, get } = given(2);
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key);
  expect(asked).toEqual(['a', 'b', 'c', 'b']);
});

it('a failure is asked for again, and does not evict a later answer', async () => {
  const { asked, get } = given(1);
  const first = Promise.withResolvers<string>();
  const failing = get('a', first.promise);
  await get('b');
  await get('a');
  first.reject(new Error('away'));
  await expect(failing).rejects.toThrow('away');
  expect(await get('a')).toBe('A');
  await expect(get('c', Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await get('c')).toBe('C');
  expect(asked).toEqual(['a', 'b', 'a', 'c', 'c']);
});
