import { helpNeedOf } from '@ecrin/domain/help/help-need.ts';
import { describe, expect, it } from 'vitest';
import { helpNotes, type HelpNote } from './help-notes.ts';

type Share = Readonly<{ clear: number; shown: number }>;
const shareOf = (notes: readonly HelpNote[]): Share => {
  const needs = notes.flatMap(({ text }) => helpNeedOf(text) ?? []);
  return {
    clear: needs.filter(({ level }) => level === 'clear').length / notes.length,
    shown: needs.length / notes.length,
  };
};
const { given, other, written, ordinary } = helpNotes;
const calls = (notes: readonly HelpNote[]) => shareOf(notes.filter((note) => note.calls));
const others = (notes: readonly HelpNote[]) => shareOf(notes.filter((note) => !note.calls));

// What the rules reach alone, without any model; `npm run bench:help` has all figures. A change that lowers one of them has to say why.
describe('the rules of help, on notes that nobody read while they were written', () => {
  it('find calls for help', () => {
    expect(calls(given.judging).shown).toBeGreaterThanOrEqual(0.55);
    expect(calls(given.judging).clear).toBeGreaterThanOrEqual(0.3);
    expect(calls(written.judging).shown).toBeGreaterThanOrEqual(0.8);
    expect(calls(other.judging).shown).toBeGreaterThanOrEqual(0.55);
  });
  it('leave alone what speaks of something else', () => {
    expect(others(given.judging).shown).toBeLessThanOrEqual(0.05);
    expect(others(given.judging).clear).toBeLessThanOrEqual(0.015);
    expect(others(written.judging).clear).toBeLessThanOrEqual(0.015);
  });
  it('leave ordinary notes alone', () => {
    expect(others(ordinary.judging).shown).toBeLessThanOrEqual(0.02);
    expect(others(ordinary.judging).clear).toBe(0);
  });
});
