// Stored exactly as written here: permanent.
/** Where a journal can come from. */
export const journalSources = [
  'ecrin',
  'day-one',
  'markdown',
  'daylio',
  'google-keep',
  'whatsapp',
  'telegram',
  'jrnl',
  'journey',
  'diarium',
  'apple-journal',
  'evernote',
  'memos',
  'rosebud',
  'recordings',
  'journiv',
  'diaro',
  'table',
  'text',
] as const;
export type JournalSource = (typeof journalSources)[number];

/** Where an imported thought came from. `first`: of a thought of another Écrin, from where it had come there. `entry`: a hash of its id there, absent where the source has none. `hourless`: only its day is known there, noon stands for the hour. `understand`: its import was asked to have it analysed. */
export type ThoughtOrigin = Readonly<{
  source: JournalSource;
  importId: string;
  first?: JournalSource;
  entry?: string;
  hourless?: true;
  understand?: true;
}>;

/** Whether words that came so are to be analysed: those of here are. */
export const isAnalysisAwaited = (origin: ThoughtOrigin | undefined): boolean =>
  origin === undefined || origin.understand === true;

/** What of a source does not come, or not yet. */
export const leftOutReasons = [
  'picture',
  'sound',
  'video',
  'file',
  'place',
  'star',
  'empty',
  'repeated',
  'undated',
  'unreadable',
  'deleted',
  'other-people',
  'machine',
  'prompt',
  'context',
  'goal',
  'story',
  'reminder',
  'conversation',
  'memory',
  'orb',
  'community',
  'wording',
] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/** How much one import may bring. */
export const maxImportEntries = 20_000;
/** What may stay out of every entry. */
export const importParts = ['pictures', 'sounds', 'tags'] as const;
export type ImportPart = (typeof importParts)[number];

/** How the way of an archive from another écrin ended. `closed`: its link opens no more. `unsound`: what came is not what was signed there. Stored exactly as written here: permanent. */
export const fetchOutcomes = ['arrived', 'closed', 'unsound', 'given-up'] as const;
export type FetchOutcome = (typeof fetchOutcomes)[number];
/** How long a link to move house by can be used. */
export const moveMs = 24 * 3_600_000;

/** Days within which everything an import brought can go again. */
export const importUndoDays = 30;
