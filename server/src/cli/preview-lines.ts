import type { FilePreview } from '@ecrin/contracts/journal-import/journal-import.ts';

type Counted = readonly Readonly<{ name: string; count: number }>[];

const listed = (counts: Counted): string => counts.map(({ name, count }) => `${name} (${count})`).join(', ');
/** A line for what there is, none for what there is not. */
const lineOf = (label: string, counts: Counted): readonly string[] =>
  counts.length === 0 ? [] : [`${label}: ${listed(counts)}`];
const countLine = (count: number, words: string): readonly string[] => (count === 0 ? [] : [`${count} ${words}`]);

/** What is in a journal, in words: as the preview of the app says it. */
export const previewLines = (shown: FilePreview): readonly string[] => [
  `${shown.name}: ${shown.source}, ${shown.entries} ${shown.entries === 1 ? 'entry' : 'entries'}`,
  ...lineOf('Years', shown.years),
  ...lineOf('Journals', shown.journals),
  ...lineOf('Moods, which the account can match in the app only', shown.moods),
  ...lineOf('Who wrote; give yours by --me', shown.me === null ? shown.senders : []),
  ...lineOf(
    'What stays out',
    shown.leftOut.map(({ reason, count }) => ({ name: reason, count })),
  ),
  ...countLine(shown.pictures ?? 0, 'pictures'),
  ...countLine(shown.sounds, 'recordings'),
  ...countLine(shown.duplicates, 'already here'),
  ...countLine(shown.zoneless, `without a time zone, read in ${shown.timeZone}`),
  ...countLine(shown.hourless, 'without an hour: noon'),
  ...shown.examples.map(({ occurredAt, text }) => `  ${occurredAt}  ${text}`),
];
