import type { ThreadCard } from '@ecrin/contracts/thread/thread.ts';
import { describe, expect, it } from 'vitest';
import { droppedFrom } from './dropped.ts';
import { isNamed, matchingThreads } from './matching-threads.ts';
import { nextColour } from './next-colour.ts';

const id = '01980000-0000-7000-8000-00000000000a';
const base = 'https://ecrin.exemple/app/thoughts?mood=calm';

describe('what was dropped', () => {
  it.each([
    [`https://ecrin.exemple/app/thoughts/${id}`, { thoughtId: id }],
    [`https://ecrin.exemple/app/thoughts/${id}?at=3`, { thoughtId: id }],
    [`/app/threads/${id}`, { threadId: id }],
    [`https://ecrin.exemple/app/threads/${id}\r\nhttps://ecrin.exemple/`, { threadId: id }],
    [`https://ailleurs.exemple/app/thoughts/${id}`, null],
    ['https://ecrin.exemple/app/thoughts', null],
    ['un mot', null],
    ['', null],
  ])('%s', (address, dropped) => expect(droppedFrom(address, base)).toEqual(dropped));
});

const thread = (name: string | null, colour: ThreadCard['colour'] = 'indigo'): ThreadCard => ({
  threadId: id,
  name,
  colour,
  description: null,
  rank: '1',
  archived: false,
  thoughts: 0,
  firstDay: null,
  lastDay: null,
});

describe('threads to choose from', () => {
  const threads = [thread('Été à la mer'), thread('Papa'), thread(null)];
  it('are found without accents and case', () =>
    expect(matchingThreads(threads, ' ETE ').map(({ name }) => name)).toEqual(['Été à la mer']));
  it('are all there while nothing is typed', () => expect(matchingThreads(threads, '')).toHaveLength(3));
  it('are known by their whole name', () =>
    expect([isNamed(threads, 'papa'), isNamed(threads, 'pap')]).toEqual([true, false]));
});

it('a new thread gets a colour the fewest others have', () => {
  expect(nextColour([])).toBe('indigo');
  expect(nextColour([thread('a'), thread('b', 'emerald'), thread('c')])).toBe('gold');
});
