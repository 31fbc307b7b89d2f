import type { GoalFilter } from '@ecrin/domain/goal/goal.events.ts';
import type { DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import type { HistoryEvent, GeneratedHistory } from './history-draft.fixtures.ts';
import { zones } from './thought-history.fixtures.ts';

// The same figures by an independent, slow and simple algorithm: one day after the other, all thoughts each time, sharing no code with the subject.

export type Data = Readonly<Record<string, string | number | null | undefined>>;
export type Thought = {
  at: string;
  zone: string;
  mood: unknown;
  moodOwn: boolean;
  tags: readonly string[];
  tagsOwn: boolean;
  status: unknown;
  thread: string | null;
  gone: boolean;
};

const dayMs = 86_400_000;
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
export const dataOf = (event: DomainEvent): Data => event.data as Data;
export const ofStream = ({ events }: GeneratedHistory, start: string): readonly HistoryEvent[] =>
  events.filter(({ stream }) => stream.startsWith(start));

export const thoughtsOf = (history: GeneratedHistory): ReadonlyMap<string, Thought> => {
  const thoughts = new Map<string, Thought>();
  for (const { event } of ofStream(history, 'thought-')) {
    const data = dataOf(event);
    const id = String(data['thoughtId']);
    const thought = thoughts.get(id) ?? {
      at: '',
      zone: '',
      mood: null,
      moodOwn: false,
      tags: [],
      tagsOwn: false,
      status: null,
      thread: null,
      gone: false,
    };
    thoughts.set(id, { ...thought, ...changed(event, data, thought) });
  }
  return thoughts;
};

const tagsIn = (words: DomainEvent['private']): readonly string[] => {
  const { tags, value } = (words ?? {}) as Readonly<{ tags?: readonly string[]; value?: readonly string[] }>;
  return tags ?? value ?? [];
};

const changed = ({ type, private: words }: DomainEvent, data: Data, thought: Thought): Partial<Thought> => {
  const tags = tagsIn(words);
  const changes: Readonly<Record<string, Partial<Thought>>> = {
    ThoughtWritten: { at: String(data['occurredAt']), zone: String(data['timeZone']) },
    ThoughtBackDated: { at: String(data['occurredAt']), zone: String(data['timeZone']) },
    ThoughtUnderstood: {
      mood: thought.moodOwn ? thought.mood : data['mood'],
      tags: thought.tagsOwn ? thought.tags : tags,
    },
    ThoughtInsightCorrected: data['field'] === 'mood' ? { mood: data['mood'], moodOwn: true } : { tags, tagsOwn: true },
    ThoughtStatusSet: { status: data['status'] },
    ThoughtFiled: { thread: String(data['threadId']) },
    ThoughtUnfiled: { thread: null },
    ThoughtDeleted: { gone: true },
    ThoughtRestored: { gone: false },
  };
  return changes[type] ?? {};
};

/** Where a thread's thoughts are found now; null: nowhere. */
export const threadResolver = (history: GeneratedHistory) => {
  const [gone, into] = [new Map<string, boolean>(), new Map<string, string | null>()];
  for (const { event } of ofStream(history, 'thread-')) {
    const data = dataOf(event);
    const id = String(data['threadId']);
    if (event.type === 'ThreadDeleted') gone.set(id, true);
    if (event.type === 'ThreadMerged') into.set(id, String(data['intoId']));
    if (event.type === 'ThreadRestored') {
      gone.set(id, false);
      into.set(id, null);
    }
  }
  const resolve = (id: string | null): string | null => {
    if (id === null || gone.get(id)) return null;
    const other = into.get(id);
    return other ? resolve(other) : id;
  };
  return resolve;
};

/** The local calendar day and minute of a thought. */
export const localTimeOf = ({ at, zone }: Thought): Readonly<{ calendar: string; minutes: number }> => {
  const local = new Date(Date.parse(at) + zones[zone as keyof typeof zones] * 60_000).toISOString();
  return { calendar: local.slice(0, 10), minutes: Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16)) };
};

/** `resolve`: the open thread that an id leads to; see `threadResolver`. */
export const matchesGoalFilter = (
  { mood, tags, status, thread, gone }: Thought,
  {
    filter,
    wanted,
    resolve,
  }: Readonly<{ filter: GoalFilter; wanted: readonly string[]; resolve: (id: string | null) => string | null }>,
): boolean =>
  [
    !gone,
    filter.threadIds.length === 0 ||
      filter.threadIds.some((id) => resolve(id) !== null && resolve(id) === resolve(thread)),
    filter.moods.length === 0 || filter.moods.some((one) => one === mood),
    filter.statuses.length === 0 || filter.statuses.some((one) => one === status),
    wanted.length === 0 || wanted.some((tag) => tags.includes(tag)),
  ].every(Boolean);
