// @vitest-environment happy-dom
import type { ThreadCard } from '@ecrin/contracts/thread/thread.ts';
import { describe, expect, it, vi } from 'vitest';
import { thoughtOrThreadOf } from '#features/thoughts/filing/use-thread-drop-target.ts';
import { leastUsedColour } from '#features/thoughts/threads/thread-form.tsx';
import { hasThreadNamed, matchingThreads } from '#features/thoughts/threads/thread-search.tsx';
import { parseDroppedPath } from '#lib/page/use-link-drop.ts';

vi.mock('#lib/i18n/intl.tsx', () => ({ withMessages: (_part: string, load: unknown) => load }));

const id = '01980000-0000-7000-8000-00000000000a';
const base = 'https://ecrin.exemple/app/thoughts?mood=calm';

describe('a dropped link', () => {
  it.each([
    [`https://ecrin.exemple/app/thoughts/${id}`, { thoughtId: id }],
    [`https://ecrin.exemple/app/thoughts/${id}?at=3`, { thoughtId: id }],
    [`/app/threads/${id}`, { threadId: id }],
    [`https://ecrin.exemple/app/threads/${id}\r\nhttps://ecrin.exemple/`, { threadId: id }],
    [`https://ailleurs.exemple/app/thoughts/${id}`, null],
    ['https://ecrin.exemple/app/thoughts', null],
    ['un mot', null],
    ['', null],
  ])('%s', (address, dropped) => {
    const path = parseDroppedPath(address, base);
    expect(path === null ? null : thoughtOrThreadOf(path)).toEqual(dropped);
  });
});

const thread = (name: string | null, colour: ThreadCard['colour'] = 'indigo'): ThreadCard => ({
  threadId: id,
  name,
  colour,
  description: null,
  withoutAi: false,
  rank: '1',
  archived: false,
  thoughts: 0,
  firstDay: null,
  lastDay: null,
});

describe('threads to choose from', () => {
  const threads = [thread('Été à la mer'), thread('Papa'), thread(null)];
  it('are found regardless of accents and case', () =>
    expect(matchingThreads(threads, ' ETE ').map(({ name }) => name)).toEqual(['Été à la mer']));
  it('are all listed while nothing is typed', () => expect(matchingThreads(threads, '')).toHaveLength(3));
  it('match by their whole name', () =>
    expect([hasThreadNamed(threads, 'papa'), hasThreadNamed(threads, 'pap')]).toEqual([true, false]));
});

it('a new thread gets the least used colour', () => {
  expect(leastUsedColour([])).toBe('indigo');
  expect(leastUsedColour([thread('a'), thread('b', 'emerald'), thread('c')])).toBe('gold');
});
