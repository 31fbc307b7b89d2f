import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { Thought } from '../thought.aggregate.ts';
import type { ThoughtBackDated } from '../thought.events.ts';
import { requireThought, type ThoughtUnavailable } from './require-thought.ts';

export type BackDateThought = Readonly<{ thoughtId: string; occurredAt: string; timeZone: string; now: string }>;

export const backDateThought = (
  { thoughtId, occurredAt, timeZone, now }: BackDateThought,
  thought: Thought,
): Decision<ThoughtBackDated, ThoughtUnavailable | 'thought.in-future'> =>
  requireThought(thought, (existing) => {
    if (occurredAt > now) return refuse('thought.in-future');
    if (occurredAt === existing.occurredAt && timeZone === existing.timeZone) return nothingNew;

    return [{ type: 'ThoughtBackDated', data: { thoughtId, occurredAt, timeZone, backDatedAt: now }, private: null }];
  });
