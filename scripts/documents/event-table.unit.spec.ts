import { describe, expect, it } from 'vitest';
import { eventTable } from './event-table.ts';

const head = ['| event | what to know | data | sealed |', '| --- | --- | --- | --- |'];

describe('the table of events', () => {
  it('has a line for each, in their order', () => {
    const file = `
export type GoalEvent = GoalSet | GoalDeleted;

/**
 * Of one client. \`endDay\`: the last,
 * or null.
 */
export type GoalSet = DomainEvent<
  'GoalSet',
  OfGoal<{ terms: readonly Term[]; endDay: string | null }>,
  { title: string; /** Of it. */ words: Map<string, string> }
>;
export type GoalDeleted = DomainEvent<'GoalDeleted', { goalId: string; deletedAt: string }, null>;
`;
    expect(eventTable(file).split('\n')).toEqual([
      ...head,
      '| GoalSet | Of one client. `endDay`: the last, or null. `words`: Of it. | `OfGoal<{ terms: readonly Term[]; endDay: string \\| null }>` | `{ title: string; words: Map<string, string> }` |',
      '| GoalDeleted |  | `{ goalId: string; deletedAt: string }` | – |',
    ]);
  });
  it('is none where no event is declared', () => expect(eventTable('export type Moment = string;')).toBe(''));
});
