import { understood, written } from '@ecrin/domain/test/thought/thought.fixtures.ts';
import type { ThoughtEvent } from '@ecrin/domain/thought/thought.events.ts';
import { moods, statusLabels } from '@ecrin/domain/thought/thought.vocabulary.ts';
import type { ThreadEvent } from '@ecrin/domain/thread/thread.events.ts';
import { dayPlus } from '@ecrin/domain/time/days.ts';
import { pick, type HistoryEvent, type HistoryDraft } from './history-draft.fixtures.ts';

const at = '2026-03-02T09:00:00.000Z';
/** Zones without clock changes, so that a day can be computed by addition; minutes east of Greenwich. */
export const zones = { UTC: 0, 'Asia/Kolkata': 330, 'America/Phoenix': -420 } as const;
const zoneNames = Object.keys(zones) as (keyof typeof zones)[];

/** The same local minute of a day, wherever. */
const momentOf = (today: string, one: number, other: number): Readonly<{ occurredAt: string; timeZone: string }> => {
  const timeZone = pick(zoneNames, other);
  const localMs = Date.parse(dayPlus(today, -(one % 12))) + (other % 3 ? other % 400 : other % 1_440) * 60_000;
  return { occurredAt: new Date(localMs - zones[timeZone] * 60_000).toISOString(), timeZone };
};

const writeThought = (draft: HistoryDraft, one: number, other: number): readonly HistoryEvent[] => {
  const thoughtId = `${draft.ownerId}-p${draft.thoughts}`;
  draft.thoughts += 1;
  const wrote: ThoughtEvent = {
    ...written,
    data: { ...written.data, thoughtId, ownerId: draft.ownerId, ...momentOf(draft.today, one, other) },
  };
  const read: ThoughtEvent = {
    ...understood,
    data: { ...understood.data, thoughtId, mood: pick(moods, one) },
    private: { title: null, summary: null, tags: one % 3 ? ['a'] : [], keyInsights: [], questions: [] },
  };
  const filed: ThoughtEvent = {
    type: 'ThoughtFiled',
    data: { thoughtId, threadId: threadIdOf(draft.ownerId, other), suggested: false, filedAt: at },
    private: null,
  };
  return [wrote, ...(other % 2 ? [read] : []), ...(one % 2 ? [filed] : [])].map((event) => ({
    stream: `thought-${thoughtId}`,
    event,
  }));
};

type Numbers = Readonly<{ what: number; one: number; other: number }>;

/** An event of an existing thought; writing one while there is none. */
export const drawThoughtEvents = (draft: HistoryDraft, { what, one, other }: Numbers): readonly HistoryEvent[] => {
  if (what < 6 || draft.thoughts === 0) return writeThought(draft, one, other);
  const thoughtId = `${draft.ownerId}-p${other % draft.thoughts}`;
  return [{ stream: `thought-${thoughtId}`, event: changeOf(thoughtId, draft, { what, one, other }) }];
};

const changeOf = (thoughtId: string, draft: HistoryDraft, { what, one, other }: Numbers): ThoughtEvent => {
  const edits: readonly ThoughtEvent[] = [
    {
      type: 'ThoughtInsightCorrected',
      data: { thoughtId, field: 'mood', mood: pick(moods, one), category: null, correctedAt: at },
      private: null,
    },
    {
      type: 'ThoughtInsightCorrected',
      data: { thoughtId, field: 'tags', mood: null, category: null, correctedAt: at },
      private: { value: one % 2 ? ['a', 'b'] : ['b'] },
    },
    {
      type: 'ThoughtStatusSet',
      data: { thoughtId, status: pick([...statusLabels, null], one), setAt: at },
      private: null,
    },
    { type: 'ThoughtEdited', data: { thoughtId, editedAt: at }, private: { content: 'Autrement dit.' } },
  ];
  if (what === 6)
    return {
      type: 'ThoughtBackDated',
      data: { thoughtId, ...momentOf(draft.today, one, Math.floor(other / 7)), backDatedAt: at },
      private: null,
    };
  if (what === 7) return pick(edits, Math.floor(one / 5));
  if (what === 8)
    return {
      type: 'ThoughtFiled',
      data: { thoughtId, threadId: threadIdOf(draft.ownerId, one), suggested: false, filedAt: at },
      private: null,
    };
  if (what === 9)
    return one % 4
      ? { type: 'ThoughtRestored', data: { thoughtId, restoredAt: at }, private: null }
      : { type: 'ThoughtUnfiled', data: { thoughtId, unfiledAt: at }, private: null };
  return { type: 'ThoughtDeleted', data: { thoughtId, deletedAt: at }, private: null };
};

export const threadIdOf = (ownerId: string, number: number): string => `${ownerId}-t${number % 4}`;

const started = (ownerId: string, number: number): ThreadEvent => ({
  type: 'ThreadStarted',
  data: { threadId: threadIdOf(ownerId, number), ownerId, colour: 'sky', rank: `m${number}`, startedAt: at },
  private: { name: 'Un fil', description: null },
});

/** Four of them, before anything else. */
export const initialThreads = (ownerId: string): readonly HistoryEvent[] =>
  [0, 1, 2, 3].map((number) => ({ stream: `thread-${threadIdOf(ownerId, number)}`, event: started(ownerId, number) }));

/** Each can be merged into a later one only, so that there are no cycles. */
export const drawThreadEvents = ({ ownerId }: HistoryDraft, one: number, other: number): readonly HistoryEvent[] => {
  const threadId = threadIdOf(ownerId, one % 4);
  const merged: ThreadEvent = {
    type: 'ThreadMerged',
    data: { threadId, intoId: threadIdOf(ownerId, (one % 4) + 1), mergedAt: at },
    private: null,
  };
  const others: readonly ThreadEvent[] = [
    { type: 'ThreadDeleted', data: { threadId, deletedAt: at }, private: null },
    { type: 'ThreadRestored', data: { threadId, restoredAt: at }, private: null },
    { type: 'ThreadArchived', data: { threadId, archivedAt: at }, private: null },
  ];
  return [{ stream: `thread-${threadId}`, event: one % 4 < 3 && other % 2 ? merged : pick(others, other) }];
};
