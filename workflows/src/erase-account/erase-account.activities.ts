import { client, type ClosedClient } from '@ecrin/domain/client/client.aggregate.ts';
import { beginErasure, completeErasure } from '@ecrin/domain/client/erasure/carry-out-erasure.ts';
import { erasureProposal } from '@ecrin/domain/erasure-proposal/erasure-proposal.aggregate.ts';
import { endProposal } from '@ecrin/domain/erasure-proposal/propose-erasure.ts';
import {
  certifyErasure,
  erasure,
  type AskedPart,
  type CountedDevice,
} from '@ecrin/domain/erasure/erasure.aggregate.ts';
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
  DestroyKeyInput,
  EmptyPlaceInput,
  EraseAccountInput,
  PreparedErasure,
  SearchedErasure,
} from './erase-account.input.ts';
import { fencePart } from './fence-part.ts';
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

/** null: it is not of a part, or done. */
const findPart = async (
  { events }: Pick<EraseAccountServices, 'events'>,
  { number }: EraseAccountInput,
): Promise<AskedPart | null> => {
  const { state } = await loadAggregate(events, erasure, { id: number });
  return state.status === 'numbered' && state.certified === null ? state.part : null;
};

/** null: they were not counted. */
const findDevices = async (
  { events }: Pick<EraseAccountServices, 'events'>,
  { number }: EraseAccountInput,
): Promise<readonly CountedDevice[] | null> => {
  const { state } = await loadAggregate(events, erasure, { id: number });
  return state.status === 'numbered' ? state.devices : null;
};

/** The step’s own decisions. */
const decideIn = (
  { execute }: Pick<EraseAccountServices, 'execute'>,
  { ownerId, erasureId }: EraseAccountInput,
  { idempotencyKey, now }: Readonly<{ idempotencyKey: string; now: string }>,
) =>
  decideInStep(execute, {
    process: 'erase-account',
    idempotencyKey,
    correlationId: erasureId,
    ownerId,
    timeZone: 'UTC',
    now,
  });

/** null: it was withdrawn. The ledger is written before anything is released or destroyed. */
const begin = async (
  services: EraseAccountServices,
  input: EraseAccountInput,
  { idempotencyKey }: ActivityContext,
): Promise<BegunErasure | null> => {
  const { eraser, clock } = services;
  const { ownerId, erasureId } = input;
  const now = clock.now().toISOString();
  const decide = decideIn(services, input, { idempotencyKey, now });
  const part = input.part && (await findPart(services, input));
  const devices = (await findDevices(services, input))?.map(({ receipt }) => receipt);
  if (part) {
    const { thoughtIds, sounds, askedAt } = part;
    await eraser.note({ ownerId, erasureId, begunAt: askedAt, part: { thoughtIds, sounds }, devices });
    await fencePart(part, { erasureId, decide, now });
    return { settleMs: eraser.settleMs, ...eraser.placesOf(input) };
  }
  if (input.part) return null;
  const begun = { erasureId, now };
  await decide({ name: 'beginErasure', aggregate: client, id: ownerId, decide: beginErasure, input: begun });
  const closed = await findClosed(services, input);
  if (!closed) return null;
  await eraser.note({ ownerId, erasureId, begunAt: now, devices });
  await decide({ name: 'endProposal', aggregate: erasureProposal, id: ownerId, decide: endProposal, input: { now } });
  await releaseAddresses(closed.before, { decide, now });
  return { settleMs: eraser.settleMs, ...eraser.placesOf(input) };
};

const certify = async (
  services: EraseAccountServices,
  input: CertifyInput,
  { idempotencyKey }: ActivityContext,
): Promise<null> => {
  const closed = input.part ? null : await findClosed(services, input);
  const asked = input.part ? await findPart(services, input) : closed?.erasure;
  // A step that is repeated after its decision.
  if (!asked && input.part) return null;
  if (!asked) throw new ActivityFault('not-begun', 'there is no such erasure under way', null);
  const { ownerId, erasureId, number, dueAt: _due, ...found } = input;
  const { askedAt, by: askedBy } = asked;
  const now = services.clock.now().toISOString();
  const decide = decideIn(services, input, { idempotencyKey, now });
  const devices = await findDevices(services, input);
  const signed = { number, now, ...services.eraser.sign({ ...found, number, askedAt, askedBy, devices }) };
  await decide({ name: 'certifyErasure', aggregate: erasure, id: number, decide: certifyErasure, input: signed });
  services.eraser.forget(erasureId);
  if (!closed) return null;
  const done = { erasureId, keyDestroyedAt: input.keyDestroyedAt, now };
  await decide({ name: 'completeErasure', aggregate: client, id: ownerId, decide: completeErasure, input: done });
  return null;
};

export const createEraseAccountActivities = (services: EraseAccountServices) => {
  const { eraser, clock } = services;
  const now = (): string => clock.now().toISOString();
  return {
    begin: (input: EraseAccountInput, context: ActivityContext) => begin(services, input, context),
    prepare: (input: EraseAccountInput): Promise<PreparedErasure> => eraser.prepare(input),
    destroyKey: async (input: DestroyKeyInput): Promise<Readonly<{ keyDestroyedAt: string }>> => {
      await eraser.destroyKey(input);
      return { keyDestroyedAt: now() };
    },
    empty: async ({ place, ...account }: EmptyPlaceInput, { signal }: ActivityContext): Promise<null> => {
      await eraser.empty(place, account, signal);
      return null;
    },
    search: async (input: EraseAccountInput, { signal }: ActivityContext): Promise<SearchedErasure> => ({
      places: await eraser.search(input, signal),
      searchedAt: now(),
    }),
    certify: (input: CertifyInput, context: ActivityContext) => certify(services, input, context),
  };
};
export type EraseAccountActivities = ReturnType<typeof createEraseAccountActivities>;
