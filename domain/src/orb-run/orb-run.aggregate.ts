import { evolveWith, type Aggregate } from '#kernel/event-sourcing.ts';
import type { Language } from '#kernel/language.ts';
import type { ResultKind } from '#orb/orb.vocabulary.ts';
import type { OrbRunEvent } from './orb-run.events.ts';
import type { OrbResult, RunFailure, RunOccasion, RunPart, RunWords } from './orb-run.vocabulary.ts';

/** `words`: null once the owner's key is destroyed. `drafts`: of the parts that were read, by their place. `uses`: requests to the model so far. */
export type RequestedRun = Readonly<{
  runId: string;
  orbId: string;
  ownerId: string;
  version: number;
  language: Language;
  timeZone: string;
  occasion: RunOccasion;
  words: RunWords | null;
  thoughts: number;
  parts: readonly RunPart[] | null;
  drafts: readonly (OrbResult | null)[];
  removedCitations: number;
  uses: number;
}>;
/** `items`: how many of a checklist can be ticked. */
type CompletedRun = Readonly<{
  kind: ResultKind;
  items: number;
  ticked: readonly number[];
  hidden: boolean;
}>;
export type OrbRun =
  | Readonly<{ status: 'absent' }>
  | (Pick<RequestedRun, 'runId' | 'orbId' | 'ownerId'> & Readonly<{ status: 'skipped' }>)
  | (RequestedRun & Readonly<{ status: 'running' | 'stopped' }>)
  | (RequestedRun & Readonly<{ status: 'failed'; reason: RunFailure }>)
  | (RequestedRun & CompletedRun & Readonly<{ status: 'completed' }>);

const whileRunning = (run: OrbRun, changed: Partial<RequestedRun>): OrbRun =>
  run.status === 'running' ? { ...run, ...changed } : run;
const onceCompleted = (run: OrbRun, change: (completed: CompletedRun) => Partial<CompletedRun>): OrbRun =>
  run.status === 'completed' ? { ...run, ...change(run) } : run;

export const orbRun: Aggregate<OrbRun, OrbRunEvent> = {
  category: 'orb-run',
  initial: { status: 'absent' },
  ownerOf: (state) => (state.status === 'absent' ? null : state.ownerId),
  evolve: evolveWith<OrbRun, OrbRunEvent>({
    OrbRunRequested: (_run, { sourceKind: _kind, requestedAt: _at, ...data }, words) => ({
      ...data,
      status: 'running',
      words,
      thoughts: 0,
      parts: null,
      drafts: [],
      removedCitations: 0,
      uses: 0,
    }),
    OrbRunSkipped: (_run, { runId, orbId, ownerId }) => ({ status: 'skipped', runId, orbId, ownerId }),
    OrbRunPlanned: (run, { parts, thoughts }) =>
      whileRunning(run, { parts, thoughts, drafts: parts.map(() => null), removedCitations: 0 }),
    OrbRunPartRead: (run, { part, removedCitations }, words) =>
      run.status === 'running'
        ? {
            ...run,
            drafts: run.drafts.with(part, words?.draft ?? null),
            removedCitations: run.removedCitations + removedCitations,
          }
        : run,
    OrbRunModelUsed: (run) => whileRunning(run, 'uses' in run ? { uses: run.uses + 1 } : {}),
    OrbRunCompleted: (run, { kind }, words) =>
      run.status === 'running'
        ? { ...run, status: 'completed', kind, items: words?.result.items.length ?? 0, ticked: [], hidden: false }
        : run,
    OrbRunFailed: (run, { reason }) => (run.status === 'running' ? { ...run, status: 'failed', reason } : run),
    OrbRunStopped: (run) => (run.status === 'running' ? { ...run, status: 'stopped' } : run),
    OrbRunHidden: (run) => onceCompleted(run, () => ({ hidden: true })),
    OrbRunShown: (run) => onceCompleted(run, () => ({ hidden: false })),
    OrbRunItemTicked: (run, { item, ticked }) =>
      onceCompleted(run, ({ ticked: before }) => ({
        ticked: ticked ? [...before, item] : before.filter((one) => one !== item),
      })),
  }),
};
