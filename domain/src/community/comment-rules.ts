import { commentLengthRange, editMinutesRange, replyDepthRange, type CommentRules } from './community.vocabulary.ts';

export type CommentRulesRefusal =
  | 'community.length-out-of-range'
  | 'community.edit-minutes-out-of-range'
  | 'community.reply-depth-out-of-range';

const isWithin = (value: number, { least, most }: Readonly<{ least: number; most: number }>): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

export const rulesRefusal = ({ maxLength, editMinutes, replyDepth }: CommentRules): CommentRulesRefusal | null => {
  if (!isWithin(maxLength, commentLengthRange)) return 'community.length-out-of-range';
  if (!isWithin(editMinutes, editMinutesRange)) return 'community.edit-minutes-out-of-range';
  return isWithin(replyDepth, replyDepthRange) ? null : 'community.reply-depth-out-of-range';
};

const segmenter = new Intl.Segmenter('fr', { granularity: 'grapheme' });

/** Characters as a reader counts them: an emoji made of several code points is one. */
export const countCharacters = (words: string): number => [...segmenter.segment(words)].length;

const minuteMs = 60_000;

/** The last instant at which a comment can be edited. */
export const editableUntil = (writtenAt: string, { editMinutes }: Pick<CommentRules, 'editMinutes'>): string =>
  new Date(Date.parse(writtenAt) + editMinutes * minuteMs).toISOString();
