// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { correctedParagraphs } from '#features/thoughts/detail/thought-words.tsx';

vi.mock('#lib/i18n/intl.tsx', () => ({}));

const at = '2026-11-21T10:00:00.000Z';
const segment = (text: string) => ({
  text,
  startMs: 0,
  endMs: 900,
  words: text.split(' ').map((word) => ({ text: word, startMs: 0, endMs: 100 })),
});

it('splits a paragraph where the person did, counted in words', () => {
  const segments = [segment('Papa rit. Je'), segment('note cela. Avant l’été.')];
  expect(
    correctedParagraphs({ content: 'Papa rit.\n\nJe note cela.\nAvant l’été.', correctedAt: at, segments }),
  ).toEqual([2, 5]);
});

it('uses pauses for uncorrected text, for a single paragraph, and for text that does not match', () => {
  const segments = [segment('Papa rit. Je note.')];
  expect(correctedParagraphs({ content: 'Papa rit.\n\nJe note.', correctedAt: null, segments })).toEqual([]);
  expect(correctedParagraphs({ content: 'Papa rit. Je note.', correctedAt: at, segments })).toEqual([]);
  expect(correctedParagraphs({ content: 'Papa.\n\nJe note.', correctedAt: at, segments })).toEqual([]);
});
