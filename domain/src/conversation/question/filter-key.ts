import { moods, type Mood } from '#thought/thought.vocabulary.ts';

/** What a filter asks of a thought. Days are YYYY-MM-DD, both inclusive; null: open on that side. */
export type FilterCondition =
  | Readonly<{ kind: 'days'; from: string | null; to: string | null }>
  | Readonly<{ kind: 'tag'; tag: string }>
  | Readonly<{ kind: 'thread'; threadId: string }>
  | Readonly<{ kind: 'mood'; mood: Mood }>;

/** Names a condition for good: `days:2025-03-01/2025-03-31`, `tag:travail`, `thread:<id>`, `mood:sad`. */
export const filterKeyOf = (condition: FilterCondition): string => {
  if (condition.kind === 'days') return `days:${condition.from ?? ''}/${condition.to ?? ''}`;
  if (condition.kind === 'tag') return `tag:${condition.tag}`;
  return condition.kind === 'thread' ? `thread:${condition.threadId}` : `mood:${condition.mood}`;
};

const moodOf = (value: string): Mood | null => moods.find((one) => one === value) ?? null;

const readers: { readonly [Kind in FilterCondition['kind']]: (value: string) => FilterCondition | null } = {
  days: (value) => {
    const [from = '', to = ''] = value.split('/');
    return { kind: 'days', from: from || null, to: to || null };
  },
  tag: (tag) => ({ kind: 'tag', tag }),
  thread: (threadId) => ({ kind: 'thread', threadId }),
  mood: (value) => {
    const mood = moodOf(value);
    return mood && { kind: 'mood', mood };
  },
};
const isKind = (kind: string): kind is FilterCondition['kind'] => Object.hasOwn(readers, kind);

/** The condition a key names; null for a key of a later version. */
export const filterConditionOf = (key: string): FilterCondition | null => {
  const [, kind = '', value = ''] = /^(\w+):(.*)$/su.exec(key) ?? [];
  return isKind(kind) ? readers[kind](value) : null;
};
