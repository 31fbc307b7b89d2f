import { bringGoal } from '@ecrin/domain/goal/commands/bring-goal.ts';
import type { GoalHistory } from '@ecrin/domain/goal/goal-history.ts';
import { goal } from '@ecrin/domain/goal/goal.aggregate.ts';
import type { JournalImport } from '@ecrin/domain/journal-import/journal-import.aggregate.ts';
import { thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import type { SealedBlobs } from '@ecrin/platform/crypto/sealed-blobs.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { readImportFacts, readImportGoals } from '@ecrin/platform/journal-import/import-pages.ts';
import type { OwnGoal } from '@ecrin/platform/ports/journal-reader.ts';
import { decideInStep } from '@ecrin/platform/workflows/decide-in-step.ts';
import type { DecideServices } from '#decide-on-thought.ts';
import { bringThread } from './bring-thread.ts';
import { allChosenEntries } from './chosen-entries.ts';
import { standingId } from './standing-id.ts';

export type BroughtGoal = Readonly<{ goalId: string; importId: string | null; threadIds: readonly string[] }>;
/** All goals of a person, without deleted ones; null while read models are behind. */
export type ListGoals = (asked: Readonly<{ ownerId: string }>) => Promise<readonly BroughtGoal[] | null>;
type Services = DecideServices & Readonly<{ events: Pick<Events, 'readStream'>; blobs: SealedBlobs }>;
type Asked = Readonly<{
  ownerId: string;
  importId: string;
  running: JournalImport;
  idempotencyKey: string;
  /** Those that are here. */
  known: () => Promise<readonly string[]>;
}>;

/** The goals of an archive, once its thoughts are here. Above as many as one may have, the last stay out. */
export const bringGoals = async (services: Services, { idempotencyKey, known, ...asked }: Asked): Promise<void> => {
  const { ownerId, importId } = asked;
  const goals = await readImportGoals(services.blobs, asked);
  if (goals.length === 0) return;
  const now = services.clock.now().toISOString();
  // An archive says no zone of its goals; in that of the account their periods end.
  const timeZone = (await readImportFacts(services.blobs, asked))?.timeZone ?? 'UTC';
  const step = { process: 'import-journal', idempotencyKey, correlationId: importId, ownerId, timeZone, now };
  const decide = decideInStep(services.execute, step);
  const thoughtIds = await thoughtsHere(services, asked, new Set(goals.flatMap(({ answers }) => Object.keys(answers))));
  for (const given of goals) {
    const goalId = await freeId(services, given, asked);
    if (goalId === null) continue;
    const threadIds = new Map<string, string>();
    for (const thread of given.threads)
      threadIds.set(thread.threadId, (await bringThread(services, { ...asked, thread, now, decide })).threadId);
    const history = { ...withIds(given, threadIds, thoughtIds), goalId, ownerId };
    await decide({
      name: `bringGoal-${goalId}`,
      aggregate: goal,
      id: goalId,
      decide: bringGoal,
      input: { history, importId, now },
      claims: [{ cap: 'goals', ownerId, now, holds: (state) => state !== null && !state.deleted, known }],
    });
  }
};

/** null: the goal is here already. One that was deleted since an earlier import comes again. */
const freeId = async (
  { events }: Services,
  given: OwnGoal,
  { ownerId, importId }: Pick<Asked, 'ownerId' | 'importId'>,
): Promise<string | null> => {
  const standing = (whose: string) => standingId('goal', given.goalId, whose);
  for (const goalId of [given.goalId, standing(ownerId), standing(importId)]) {
    const { state } = await loadAggregate(events, goal, { id: goalId });
    if (state?.ownerId === ownerId && !state.deleted) return null;
    if (state === null && goalId !== given.goalId) return goalId;
  }
  return null;
};

/** A thread that the archive does not tell of keeps its id: nothing matches it, where no thread at all would match everything. */
const withIds = (
  { threads: _threads, ...given }: OwnGoal,
  threadIds: ReadonlyMap<string, string>,
  thoughtIds: ReadonlyMap<string, string>,
): Omit<GoalHistory, 'ownerId' | 'deleted' | 'importId'> => ({
  ...given,
  answers: Object.fromEntries(
    Object.entries(given.answers).flatMap(([thoughtId, counts]) => {
      const here = thoughtIds.get(thoughtId);
      return here === undefined ? [] : [[here, counts]];
    }),
  ),
  revisions: given.revisions.map(({ terms, ...revision }) => ({
    ...revision,
    terms: {
      ...terms,
      filter: terms.filter && {
        ...terms.filter,
        threadIds: terms.filter.threadIds.map((threadId) => threadIds.get(threadId) ?? threadId),
      },
    },
  })),
});

/** Of thoughts there, by their ids, what they are here: the person’s own of that id, or what was brought for it. */
export const thoughtsHere = async (
  { blobs, events }: Pick<Services, 'blobs' | 'events'>,
  asked: Omit<Asked, 'idempotencyKey' | 'known'>,
  wanted: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> => {
  const here = new Map<string, string>();
  if (wanted.size === 0) return here;
  for await (const { sourceId, thoughtId } of allChosenEntries(blobs, asked)) {
    // Of a text that was divided, its first part.
    const there = sourceId?.split('#')[0] ?? '';
    if (!wanted.has(there) || here.has(there)) continue;
    here.set(there, (await isOwnThought(events, there, asked.ownerId)) ? there : thoughtId);
  }
  return here;
};

const isOwnThought = async (events: Services['events'], id: string, ownerId: string): Promise<boolean> => {
  const { state } = await loadAggregate(events, thought, { id });
  return state.status === 'active' && state.ownerId === ownerId;
};
