import { isRefusal, type Decision, type DomainEvent } from './event-sourcing.ts';

/** Several decisions on the same state as one: the first refusal is the result, else all their events in order. */
export const combineDecisions = <Event extends DomainEvent, Code extends string>(
  decisions: readonly Decision<Event, Code>[],
): Decision<Event, Code> =>
  decisions.find(isRefusal) ?? decisions.flatMap((decision) => (isRefusal(decision) ? [] : decision));
