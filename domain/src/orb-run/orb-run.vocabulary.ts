import type { Citation } from '#conversation/conversation.events.ts';
import type { Category, Mood } from '#thought/thought.vocabulary.ts';
import type { Counted } from '#usage/engine-use.events.ts';

// Stored exactly as written here: permanent.

/** `from`, `to`: days (YYYY-MM-DD), both included; null: open. */
export type RunFilter = Readonly<{
  from: string | null;
  to: string | null;
  tag: string | null;
  mood: Mood | null;
  category: Category | null;
}>;

/**
 * What a run reads. Private thoughts are read only where they were chosen one by one. `recent`: from the day `from` (YYYY-MM-DD) on the `thoughts`, and all of
 * `threads` that have one since then; of too many the latest `most`.
 */
export const sourceKinds = ['thoughts', 'threads', 'filter', 'recent', 'text'] as const;
export type SourceKind = (typeof sourceKinds)[number];
export type RunSources =
  | Readonly<{ kind: 'thoughts'; thoughtIds: readonly string[] }>
  | Readonly<{ kind: 'threads'; threadIds: readonly string[] }>
  | Readonly<{ kind: 'filter'; filter: RunFilter }>
  | RecentSources
  | Readonly<{ kind: 'text' }>;

export type RecentSources = Readonly<{
  kind: 'recent';
  from: string;
  thoughts: boolean;
  threads: boolean;
  most: number;
}>;

/** Values of the orb's variables, by their names; days as `YYYY-MM-DD/YYYY-MM-DD`. */
export type RunValues = Readonly<Record<string, string>>;

/** Why it runs. `dueAt`: of a schedule. `from`, `to`: the days of the past it reads. */
export type RunOccasion =
  | Readonly<{ kind: 'asked' }>
  | Readonly<{ kind: 'schedule'; dueAt: string }>
  | Readonly<{ kind: 'past'; pastRunId: string; from: string; to: string }>;
export type OccasionKind = RunOccasion['kind'];

/**
 * Why a run has no result. `contract-broken`: twice the model did not keep to the result format. `not-accepted`: the person has not accepted where words would
 * go. `over-cap`: of runs a day or words a month. `nothing-to-read`: all that was chosen is gone, or not for models.
 */
export const runFailures = [
  'nothing-to-read',
  'no-engine',
  'not-accepted',
  'over-cap',
  'quota',
  'unavailable',
  'contract-broken',
  'orb-gone',
] as const;
export type RunFailure = (typeof runFailures)[number];

/** Why nothing ran when it was due. `nothing-new`: no thought since it last ran. `answers-needed`: the orb asks for something else by now. `account-deactivated`: by an administrator. */
export const runSkips = [
  'nothing-new',
  'over-cap',
  'no-engine',
  'not-accepted',
  'answers-needed',
  'account-deactivated',
] as const;
export type RunSkip = (typeof runSkips)[number];

/** A statement, and the thoughts it rests on. */
export type CitedStatement = Readonly<{ text: string; citations: readonly Citation[] }>;
export type OrbResult =
  | Readonly<{ kind: 'text' | 'list' | 'checklist'; items: readonly CitedStatement[] }>
  | Readonly<{ kind: 'score'; scale: string; score: number; items: readonly CitedStatement[] }>
  | Readonly<{ kind: 'label'; label: string; items: readonly CitedStatement[] }>
  | Readonly<{
      kind: 'table';
      columns: readonly string[];
      items: readonly (Readonly<{ cells: readonly string[] }> & Pick<CitedStatement, 'citations'>)[];
    }>;

/** A stretch of one thought's words, as a part of a run reads it. `thoughtId` null: of the person's own text. */
export type ReadRange = Readonly<{ thoughtId: string | null; wording: number; start: number; end: number }>;
/** What is read in one request to the model. */
export type RunPart = readonly ReadRange[];

/** `words`: of what was read. */
export type RunUse = Readonly<{
  model: string;
  inputTokens: number;
  outputTokens: number;
  seconds: number;
  words: number;
  /** Absent: an earlier version wrote it. */
  engine?: string;
  counted?: Counted;
}>;

export const maxChosenThoughts = 100;
export const maxChosenThreads = 20;
/** Thoughts that one run reads, the latest ones. */
export const maxReadThoughts = 400;
/** Characters of the person's own text, and of the value of a variable. */
export const maxOwnTextLength = 20_000;
export const maxValueLength = 500;

export type RunWords = Readonly<{ sources: RunSources; text: string | null; values: RunValues }>;
