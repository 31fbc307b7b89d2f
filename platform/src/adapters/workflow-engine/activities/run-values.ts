import type { Json } from '#ports/event-store.ts';
import { ActivityFault } from '#workflows/workflow.ts';

// Loaded by Temporal's sandbox, too: no Node module may be imported here.

/** As a journal or a history stores it. */
export const jsonOf = (value: unknown): Json => JSON.parse(JSON.stringify(value ?? null)) as Json;

/** In ms. Throws `ActivityFault` for an invalid instant. */
export const instantOf = (instant: string): number => {
  const at = Date.parse(instant);
  if (Number.isNaN(at)) throw new ActivityFault('bad-instant', 'the argument of sleepUntil is not an instant', null);
  return at;
};

/** Unknown errors may quote personal data: only their name and location are stored. */
export const failureOf = (fault: unknown): string => {
  if (fault instanceof ActivityFault) return `${fault.code}: ${fault.message}`;
  if (!(fault instanceof Error)) return 'unexpected: not an error';
  const place =
    fault.stack
      ?.split('\n')
      .find((line) => line.trimStart().startsWith('at '))
      ?.trim() ?? '';
  return `unexpected: ${fault.name} ${place}`.trim();
};

/** The owner a run belongs to, from its input; empty: none. */
export const ownerOf = (input: Json): string =>
  typeof input === 'object' && input !== null && 'ownerId' in input && typeof input['ownerId'] === 'string'
    ? input['ownerId']
    : '';
