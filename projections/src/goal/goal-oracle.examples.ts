import type { GoalFilter, GoalTerms } from '@ecrin/domain/goal/goal.events.ts';
import type { DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import type { Happened, Story } from './goal-stories.examples.ts';
import { zones } from './thought-stories.examples.ts';

// The same figures once more, the slow and simple way: one day after the other, every thought looked at each time, nothing shared with what is tested.

type Data = Readonly<Record<string, unknown>>;
type Thought = { at: string; zone: string; mood: unknown; moodOwn: boolean; tags: readonly string[]; tagsOwn: boolean; status: unknown; thread: string | null; gone: boolean };
type Terms = Readonly<{ terms: GoalTerms; tags: readonly string[] }>;

const dayMs = 86_400_000;
export const plus = (day: string, days: number): string => new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
const dataOf = (event: DomainEvent): Data => event.data as Data;
const ofStream = ({ happened }: Story, start: string): readonly Happened[] => happened.filter(({ stream }) => stream.startsWith(start));

const thoughtsOf = (story: Story): ReadonlyMap<string, Thought> => {
  const thoughts = new Map<string, Thought>();
  for (const { event } of ofStream(story, 'thought-')) {
    const data = dataOf(event);
    const id = String(data['thoughtId']);
    const thought = thoughts.get(id) ?? { at: '', zone: '', mood: null, moodOwn: false, tags: [], tagsOwn: false, status: null, thread: null, gone: false };
    thoughts.set(id, { ...thought, ...changed(event, data, thought) });
  }
  return thoughts;
};

const changed = ({ type, private: words }: DomainEvent, data: Data, thought: Thought): Partial<Thought> => {
  const tags = ((words as { tags?: string[]; value?: string[] } | null)?.tags ?? (words as { value?: string[] } | null)?.value ?? []) as readonly string[];
  const changes: Readonly<Record<string, Partial<Thought>>> = {
    ThoughtWritten: { at: String(data['occurredAt']), zone: String(data['timeZone']) },
    ThoughtBackDated: { at: String(data['occurredAt']), zone: String(data['timeZone']) },
    ThoughtUnderstood: { mood: thought.moodOwn ? thought.mood : data['mood'], tags: thought.tagsOwn ? thought.tags : tags },
    ThoughtInsightCorrected: data['field'] === 'mood' ? { mood: data['mood'], moodOwn: true } : { tags, tagsOwn: true },
    ThoughtStatusSet: { status: data['status'] },
    ThoughtFiled: { thread: String(data['threadId']) },
    ThoughtUnfiled: { thread: null },
    ThoughtDeleted: { gone: true },
    ThoughtRestored: { gone: false },
  };
  return changes[type] ?? {};
};

/** Where what is filed under a thread is found now; null: nowhere. */
const threadsNow = (story: Story) => {
  const [gone, into] = [new Map<string, boolean>(), new Map<string, string | null>()];
  for (const { event } of ofStream(story, 'thread-')) {
    const data = dataOf(event);
    const id = String(data['threadId']);
    if (event.type === 'ThreadDeleted') gone.set(id, true);
    if (event.type === 'ThreadMerged') into.set(id, String(data['intoId']));
    if (event.type === 'ThreadRestored') {
      gone.set(id, false);
      into.set(id, null);
    }
  }
  const standing = (id: string | null): string | null => {
    if (id === null || gone.get(id)) return null;
    const other = into.get(id);
    return other ? standing(other) : id;
  };
  return standing;
};

/** What held on each day: days are keys, the last word wins. */
const dayByDay = (events: readonly DomainEvent[], begins: readonly string[], ends: string): ReadonlySet<string> => {
  const days = new Set<string>();
  for (const event of events) {
    if (![...begins, ends].includes(event.type)) continue;
    const data = dataOf(event);
    const from = String(data['fromDay']);
    for (const day of [...days]) if (day >= from) days.delete(day);
    const until = data['untilDay'] ? String(data['untilDay']) : plus(from, 400);
    if (event.type !== ends) for (let day = from; day <= until; day = plus(day, 1)) days.add(day);
  }
  return days;
};

/** Everything the figures of one goal rest on, each as a question of a day. */
export const oracleOf = (story: Story, goalId: string) => {
  const own = ofStream(story, `goal-${goalId}`).map(({ event }) => event);
  const all = ofStream(story, 'goal-calendar-').map(({ event }) => event);
  const [thoughts, standing] = [thoughtsOf(story), threadsNow(story)];
  const last = (type: string, which: (data: Data) => boolean = () => true): Data | undefined => own.filter((event) => event.type === type).map(dataOf).findLast(which);
  const startOn = (calendar: string): number => Number(all.filter(({ type }) => type === 'GoalDayStartChosen').map(dataOf).findLast(({ fromDay }) => String(fromDay) <= calendar)?.['minutes'] ?? 0);
  const dayOf = ({ at, zone }: Thought): string => {
    const local = new Date(Date.parse(at) + zones[zone as keyof typeof zones] * 60_000).toISOString();
    const minutes = Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16));
    return minutes < startOn(local.slice(0, 10)) ? plus(local.slice(0, 10), -1) : local.slice(0, 10);
  };
  const fits = ({ mood, tags, status, thread, gone }: Thought, filter: GoalFilter, wanted: readonly string[]): boolean => [
    !gone,
    filter.threadIds.length === 0 || filter.threadIds.some((id) => standing(id) !== null && standing(id) === standing(thread)),
    filter.moods.length === 0 || filter.moods.some((one) => one === mood),
    filter.statuses.length === 0 || filter.statuses.some((one) => one === status),
    wanted.length === 0 || wanted.some((tag) => tags.includes(tag)),
  ].every(Boolean);
  const answerOf = (thoughtId: string): boolean | null => {
    const said = own.findLast(({ type, data }) => type.startsWith('GoalThought') && (data as Data)['thoughtId'] === thoughtId);
    return said ? said.type === 'GoalThoughtCounted' : null;
  };
  const counts = (thoughtId: string): boolean => {
    const rule = last('GoalMatchRuleChosen')?.['rule'] ?? 'ask';
    return rule !== 'never' && (rule === 'always' ? answerOf(thoughtId) !== false : answerOf(thoughtId) === true);
  };
  const set = own.find(({ type }) => type === 'GoalSet');
  return {
    startDay: String(set ? dataOf(set)['startDay'] : ''),
    paused: dayByDay(own, ['GoalPaused'], 'GoalResumed'),
    allPaused: dayByDay(all, ['GoalsPaused'], 'GoalsResumed'),
    asleep: dayByDay(own, ['GoalDeactivated'], 'GoalActivated'),
    deleted: own.findLast(({ type }) => type === 'GoalDeleted' || type === 'GoalRestored')?.type === 'GoalDeleted',
    termsOn: (day: string): Terms => {
      const found = own.findLast((event) => event.type === 'GoalRevised' && String(dataOf(event)['fromDay']) <= day) ?? set;
      return { terms: found?.data as GoalTerms, tags: (found?.private as { tags: readonly string[] }).tags };
    },
    markOn: (day: string): Data | undefined => last('GoalDayMarked', (data) => data['day'] === day),
    countOn: (day: string, { terms: { filter }, tags }: Terms): number => {
      if (filter === null) return Number(last('GoalDayMarked', (data) => data['day'] === day)?.['count'] ?? 0);
      return [...thoughts].filter(([id, thought]) => counts(id) && fits(thought, filter, tags) && dayOf(thought) === day).length;
    },
    waiting: (filter: GoalFilter, tags: readonly string[], through: string): number =>
      [...thoughts].filter(([id, thought]) => answerOf(id) === null && fits(thought, filter, tags) && dayOf(thought) >= String(set ? dataOf(set)['startDay'] : '') && dayOf(thought) <= through).length,
    rule: String(last('GoalMatchRuleChosen')?.['rule'] ?? 'unasked'),
  };
};
export type Oracle = ReturnType<typeof oracleOf>;
