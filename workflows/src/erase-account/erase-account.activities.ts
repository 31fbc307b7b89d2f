import { client, type ClosedClient } from '@ecrin/domain/client/client.aggregate.ts';
import { beginErasure, completeErasure } from '@ecrin/domain/client/erasure/carry-out-erasure.ts';
import { certifyErasure, erasure } from '@ecrin/domain/erasure/erasure.aggregate.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import type { ExecuteCommand } from '@ecrin/platform/event-sourcing/execute-command.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { Clock } from '@ecrin/platform/ports/clock.ts';
import { decideInStep } from '@ecrin/platform/workflows/decide-in-step.ts';
import { ActivityFault, type ActivityContext } from '@ecrin/platform/workflows/workflow.ts';
import type { AccountEraser } from './account-eraser.ts';
import type {
  BegunErasure,
  CertifyInput,
  EmptyPlaceInput,
  EraseAccountInput,
  PreparedErasure,
  SearchedErasure,
} from './erase-account.input.ts';
import { releaseAddresses } from './release-addresses.ts';

export type EraseAccountServices = Readonly<{
  events: Pick<Events, 'readStream'>;
  execute: ExecuteCommand;
  clock: Clock;
  eraser: AccountEraser;
}>;

/** null: withdrawn, or another erasure is under way. */
const findClosed = async (
  { events }: Pick<EraseAccountServices, 'events'>,
  { ownerId, erasureId }: EraseAccountInput,
): Promise<ClosedClient | null> => {
  const { state } = await loadAggregate(events, client, { id: ownerId });
  return state.status === 'closed' && state.erasure.erasureId === erasureId ? state : null;
};

export const createEraseAccountActivities = (services: EraseAccountServices) => {
  const { eraser, execute, clock } = services;
  const now = (): string => clock.now().toISOString();
  const decideIn = ({ ownerId, erasureId }: EraseAccountInput, { idempotencyKey }: ActivityContext, at: string) =>
    decideInStep(execute, {
      process: 'erase-account',
      idempotencyKey,
      correlationId: erasureId,
      ownerId,
      timeZone: 'UTC',
      now: at,
    });

  return {
    /** null: it was withdrawn. */
    begin: async (input: EraseAccountInput, context: ActivityContext): Promise<BegunErasure | null> => {
      const { ownerId, erasureId } = input;
      const at = now();
      const decide = decideIn(input, context, at);
      const begun = { erasureId, now: at };
      await decide({ name: 'beginErasure', aggregate: client, id: ownerId, decide: beginErasure, input: begun });
      const closed = await findClosed(services, input);
      if (!closed) return null;
      await eraser.note({ ownerId, erasureId, begunAt: at });
      await releaseAddresses(closed.before, { decide, now: at });
      return { settleMs: eraser.settleMs, ...eraser.places };
    },

    prepare: (input: EraseAccountInput): Promise<PreparedErasure> => eraser.prepare(input),

    destroyKey: async (input: EraseAccountInput): Promise<Readonly<{ keyDestroyedAt: string }>> => {
      await eraser.destroyKey(input);
      return { keyDestroyedAt: now() };
    },

    empty: async ({ place, ...account }: EmptyPlaceInput, { signal }: ActivityContext): Promise<null> => {
      await eraser.empty(place, account, signal);
      return null;
    },

    search: async (input: EraseAccountInput, { signal }: ActivityContext): Promise<SearchedErasure> => {
      const places = await eraser.search(input, signal);
      return { searchedAt: now(), places };
    },

    certify: async (input: CertifyInput, context: ActivityContext): Promise<null> => {
      const closed = await findClosed(services, input);
      if (!closed) throw new ActivityFault('not-begun', 'there is no such erasure under way', null);
      const { ownerId, erasureId, number, dueAt: _due, ...found } = input;
      const { askedAt, by: askedBy } = closed.erasure;
      const at = now();
      const decide = decideIn(input, context, at);
      const signed = { number, now: at, ...eraser.sign({ ...found, number, askedAt, askedBy }) };
      await decide({ name: 'certifyErasure', aggregate: erasure, id: number, decide: certifyErasure, input: signed });
      const done = { erasureId, keyDestroyedAt: input.keyDestroyedAt, now: at };
      await decide({ name: 'completeErasure', aggregate: client, id: ownerId, decide: completeErasure, input: done });
      return null;
    },
  };
};
export type EraseAccountActivities = ReturnType<typeof createEraseAccountActivities>;
