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

/** The condition a key names; null for a key of a later version. */
export const filterConditionOf = (key: string): FilterCondition | null => {
  const [, kind, value = ''] = /^(\w+):(.*)$/su.exec(key) ?? [];
  if (kind === 'days') {
    const [from = '', to = ''] = value.split('/');
    return { kind, from: from || null, to: to || null };
  }
  if (kind === 'tag') return { kind, tag: value };
  if (kind === 'thread') return { kind, threadId: value };
  const mood = moods.find((one) => one === value);
  return kind === 'mood' && mood ? { kind, mood } : null;
};
