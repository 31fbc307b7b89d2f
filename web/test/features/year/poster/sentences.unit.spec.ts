import type { YearFigures } from '@ecrin/contracts/thought/year.ts';
import { describe, expect, it } from 'vitest';
import { maxSentence, sentencesOf } from '#features/year/poster/sentences.ts';

type Reread = YearFigures['reread'][number];
const thought = (why: Reread['why'], excerpt: string | null, language = 'fr') =>
  ({ why, thought: { excerpt, language } }) as Reread;

describe('sentences for a poster', () => {
  it('are the first whole one of each thought to reread, a favourite first', () => {
    const reread = [
      thought('first', 'Rien encore. Il neige depuis ce matin. Puis le soleil.'),
      thought('longest', 'J’ai repensé à la maison.'),
      thought('favorite', 'On a nagé jusqu’à la bouée ! Puis rien.'),
    ];
    expect(sentencesOf({ reread })).toEqual([
      'On a nagé jusqu’à la bouée\u202f!',
      'J’ai repensé à la maison.',
      'Rien encore.',
    ]);
  });

  it('are never cut: neither what the excerpt cuts, nor what a poster has no room for', () => {
    expect(sentencesOf({ reread: [thought('first', 'Nous sommes partis avant le jour, et la route était…')] })).toEqual(
      [],
    );
    expect(sentencesOf({ reread: [thought('first', `${'Nous sommes partis '.repeat(9)}.`)] })).toEqual([]);
    expect(maxSentence).toBe(140);
  });

  it('are none where nothing is written, where it is too short, or not ended', () => {
    expect(
      sentencesOf({
        reread: [thought('first', null), thought('longest', 'Oui.'), thought('favorite', 'pain lait oeufs')],
      }),
    ).toEqual([]);
  });

  it('are each there once, in other languages as they were written', () => {
    const reread = [
      thought('favorite', 'What a day this was !', 'en'),
      thought('first', 'What a day this was !', 'en'),
    ];
    expect(sentencesOf({ reread })).toEqual(['What a day this was !']);
  });
});
