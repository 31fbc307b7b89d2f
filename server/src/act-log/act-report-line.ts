import type { ActGap, ActReport, GapKind } from '@ecrin/platform/act-log/verify-acts.ts';

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

const sentences: Readonly<Record<GapKind, string>> = {
  changed: 'is not as it was recorded',
  removed: 'is missing: it was removed before what is there now',
  moved: 'is in another place: what is there now belongs further on',
  added: 'was put in after the others had been recorded',
  head: 'cannot be vouched for: the record of the chain that covers it was changed, forged, or the one before it removed',
  damaged: 'may be missing: an event that cannot be read comes after the last record of the chain',
  uncovered:
    'has no record of the chain, though it is older than an hour: records were removed, or no server of this version has run since',
};

const gapLine = ({ kind, act, event: { position, type, recordedAt } }: ActGap): string =>
  `Gap: act ${act}, at position ${position} of the events (${type || 'unreadable'}, ${recordedAt}), ${sentences[kind]}.`;

/** What was found, in a sentence. */
export const actReportLine = ({ acts, heads, waiting, gap }: ActReport): string => {
  if (gap) return gapLine(gap);
  const whole = `Whole: ${counted(acts - waiting, 'act')} of administrators are as they were recorded (${counted(heads, 'record')} of the chain).`;
  return waiting === 0 ? whole : `${whole} ${counted(waiting, 'newer act')} will be covered by the next record.`;
};
