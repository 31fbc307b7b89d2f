import { erasureNumberOf } from '#erasure/erasure-reference.ts';
import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import { addMs, dayMs } from '#time/instant.ts';
import type { ClientErasureAsked, ErasureAsker } from '../client-erasure.events.ts';
import type { Client } from '../client.aggregate.ts';

/** How long signing in undoes it, in days. */
const graceDays = 7;

export type AskErasure = Readonly<{
  clientId: string;
  erasureId: string;
  by: ErasureAsker;
  sessionId: string | null;
  when: 'in-seven-days' | 'now';
  now: string;
}>;

/** One at a time: who asks again is given the one that was asked. Administrators may not where signing in could not undo it. */
export const askErasure = (
  { clientId, erasureId, by, sessionId, when, now }: AskErasure,
  client: Client,
): Decision<ClientErasureAsked, 'client.not-found' | 'client.deactivated'> => {
  if (client.status !== 'registered') return refuse('client.not-found');
  if (client.erasure) return nothingNew;
  if (by === 'administrator' && !client.active) return refuse('client.deactivated');

  const dueAt = when === 'now' ? now : addMs(now, graceDays * dayMs);
  const data = { clientId, erasureId, number: erasureNumberOf(erasureId), by, sessionId, askedAt: now, dueAt };
  return [{ type: 'ClientErasureAsked', data, private: null }];
};
