import { expect, it } from 'vitest';
import { keyOf, readSequences } from '#keys/key-sequence.ts';

it.each([
  [{ key: 'a', code: 'KeyQ', shiftKey: false }, 'a'],
  [{ key: 'N', code: 'KeyN', shiftKey: false }, 'n'],
  [{ key: 'N', code: 'KeyN', shiftKey: true }, null],
  [{ key: 'n', code: 'KeyN', shiftKey: true }, null],
  [{ key: '?', code: 'KeyM', shiftKey: true }, '?'],
  [{ key: '/', code: 'Period', shiftKey: true }, '/'],
  [{ key: 'т', code: 'KeyN', shiftKey: false }, 'n'],
  [{ key: 'é', code: 'Digit2', shiftKey: false }, null],
  [{ key: 'Enter', code: 'Enter', shiftKey: true }, 'Enter'],
  [{ key: 'Process', code: 'KeyN', shiftKey: false }, 'Process'],
])('%j is %s', (pressed, meant) => {
  expect(keyOf(pressed)).toBe(meant);
});

const table = [{ keys: ['n'] }, { keys: ['g', 'n'] }, { keys: ['g', 'h'] }];
const [alone, two] = table;

it('two keys stand for one thing, one after the other within a while', () => {
  const read = readSequences(table);
  expect([read('g', 0), read('n', 1_000), read('n', 1_100)]).toEqual(['more', two, alone]);
  expect([read('g', 2_000), read('n', 4_000)]).toEqual(['more', alone]);
});

it('a second key that stands for nothing ends it, and does nothing itself', () => {
  const read = readSequences([...table, { keys: ['x'] }]);
  expect([read('g', 0), read('x', 10), read('h', 20), read('n', 30)]).toEqual(['more', null, null, alone]);
});
