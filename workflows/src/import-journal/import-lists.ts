import { ActivityFault } from '@ecrin/platform/workflows/workflow.ts';
import type { ListGoals } from './bring-goals.ts';
import type { EntryToBring } from './chosen-entries.ts';

type Which = Readonly<{ ownerId: string; importId: string }>;
type OfImport = Which & Readonly<{ limit: number; cursor: string | null }>;
type BroughtThoughts = Readonly<{ thoughtIds: readonly string[]; next: string | null }>;
/** `first`: the earliest. */
type ImportTally = Readonly<Record<'thoughts' | 'pictures' | 'sounds', number>> &
  Readonly<{ first: Readonly<{ thoughtId: string }> | null }>;
type Compared = Which & Readonly<{ entries: readonly EntryToBring[] }>;

/** What is here of an import. Each is null while read models are behind. */
export type ImportLists = Readonly<{
  duplicates: (compared: Compared) => Promise<readonly string[] | null>;
  brought: (asked: OfImport) => Promise<BroughtThoughts | null>;
  tally: (asked: Which) => Promise<ImportTally | null>;
  /** Whether a thread has a thought that another than this import brought. */
  filedElsewhere: (asked: Which & Readonly<{ threadId: string }>) => Promise<Readonly<{ isFiled: boolean }> | null>;
  goals: ListGoals;
  stories: (asked: Which) => Promise<readonly string[] | null>;
}>;

/** Tries again later while they are. */
export const orBehind = <Found>(found: Found | null): Found => {
  if (found) return found;
  throw new ActivityFault('models-behind', 'read models are behind', 0);
};
