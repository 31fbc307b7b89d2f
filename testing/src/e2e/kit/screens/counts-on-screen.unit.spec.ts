import { describe, expect, it } from 'vitest';
import { contradictionsIn, countsIn } from './counts-on-screen.ts';

const line = (text: string, ...within: readonly string[]) => ({ text, within });
const counted = (text: string, ...within: readonly string[]) =>
  countsIn(line(text, ...within)).map(({ number, subject, of }) => [number, subject, of]);

describe('a number and its subject', () => {
  it('is read in either language, in figures or words, and of nothing', () => {
    expect(counted('1\u{202F}204 pensées')).toEqual([[1204, 'pensée', '']]);
    expect(counted('Sept pensées parlent de papa')).toEqual([[7, 'pensée parlent de', '']]);
    expect(counted('3 private thoughts')).toEqual([[3, 'private thoughts', '']]);
    expect(counted('Pas encore de pensée.')).toEqual([[0, 'pensée', '']]);
    expect(counted('No thoughts')).toEqual([[0, 'thought', '']]);
  });

  it('is of what it stands in, or of the day it names', () => {
    expect(counted('2 pensées', 'Papa', 'Fils')).toEqual([[2, 'pensée', 'papa']]);
    expect(counted('2 pensées sur 3', 'Pensées du jour')).toEqual([[2, 'pensée', 'today']]);
    expect(counted('2 pensées aujourd’hui', 'Objectifs')).toEqual([[2, 'pensée', 'today']]);
    expect(counted('0 / 1 aujourd’hui', 'Une pensée par jour')).toEqual([[0, 'pensée', 'today']]);
    expect(counted('0 / 1 aujourd’hui', 'Marcher')).toEqual([]);
  });

  it('is neither a date nor a length', () =>
    expect(counted('Le 18 novembre à 21:30, 12 min, il y a 3 jours, 2 mots de trop')).toEqual([]));
});

describe('what contradicts itself', () => {
  it('counts one subject twice, with other numbers', () => {
    expect(contradictionsIn([line('7 pensées', 'Vos pensées'), line('6 pensées', 'Vos pensées')])).toEqual([
      'pensée (vos pensées): « 7 pensées », « 6 pensées »',
    ]);
    expect(
      contradictionsIn([
        line('2 pensées', 'Pensées du jour'),
        line('0 / 1 aujourd’hui', 'Une pensée par jour', 'Objectifs'),
      ]),
    ).toEqual(['pensée (today): « 2 pensées », « 0 / 1 aujourd’hui »']);
    expect(contradictionsIn([line('46 pensées', 'Marcher'), line('Pas encore de pensée', 'Marcher')])).toHaveLength(1);
  });

  it('is not what counts the same, or something else', () =>
    expect(
      contradictionsIn([
        line('2 pensées', 'Pensées du jour'),
        line('2 pensées', 'Aujourd’hui'),
        line('1 pensée', 'Hier'),
        line('3 pensées privées', 'Hier'),
        line('4 récits', 'Hier'),
      ]),
    ).toEqual([]));
});
