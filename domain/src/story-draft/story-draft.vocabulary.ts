import type { ReadRange } from '#orb-run/orb-run.vocabulary.ts';

// Stored exactly as written here: permanent.

/**
 * Why nothing was composed. `nothing-to-read`: all that was chosen is gone, touched since, or not for models. `unusable-answer`: twice the model wrote nothing
 * that rests on the thoughts. `story-full`: the story would not fit.
 */
export const draftFailures = [
  'nothing-to-read',
  'no-engine',
  'not-accepted',
  'over-budget',
  'quota',
  'unavailable',
  'unusable-answer',
  'story-gone',
  'story-full',
] as const;
export type DraftFailure = (typeof draftFailures)[number];

/** A stretch of one thought's words. */
export type DraftRange = Pick<ReadRange, 'start' | 'end'> & Readonly<{ thoughtId: string }>;

/** What is composed in one request to the model: parts of the story that follow each other, and what is read for them. */
export type DraftSection = Readonly<{ partIds: readonly string[]; ranges: readonly DraftRange[] }>;

/** `unsourced`: those of its sentences that no thought bears out. */
export type ComposedParagraph = Readonly<{ text: string; sources: readonly string[]; unsourced: readonly string[] }>;
