import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import type { ClientErasureWithdrawn } from '../client-erasure.events.ts';
import type { Client } from '../client.aggregate.ts';

export type WithdrawErasure = Readonly<{ now: string }>;

/** Signing in no longer undoes it. */
export const isErasureDue = (client: Client, now: string): boolean =>
  client.status === 'registered' && client.erasure !== null && client.erasure.dueAt <= now;

export const withdrawErasure = ({ now }: WithdrawErasure, client: Client): Decision<ClientErasureWithdrawn> =>
  client.status === 'registered' && client.erasure && !isErasureDue(client, now)
    ? [
        {
          type: 'ClientErasureWithdrawn',
          data: { clientId: client.clientId, erasureId: client.erasure.erasureId, withdrawnAt: now },
          private: null,
        },
      ]
    : nothingNew;
