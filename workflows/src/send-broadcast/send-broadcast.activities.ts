import { reachOf, writtenLanguages, type LeftOut } from '@ecrin/domain/broadcast/audience-reach.ts';
import { broadcast, type Broadcast, type ExistingBroadcast } from '@ecrin/domain/broadcast/broadcast.aggregate.ts';
import type { BroadcastEvent } from '@ecrin/domain/broadcast/broadcast.events.ts';
import { advanceBroadcast, startBroadcast } from '@ecrin/domain/broadcast/sending/send-broadcast.ts';
import type { Decision } from '@ecrin/domain/kernel/event-sourcing.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { decideInStep } from '@ecrin/platform/workflows/decide-in-step.ts';
import { ActivityFault, type ActivityContext } from '@ecrin/platform/workflows/workflow.ts';
import { postPage, type Recipient } from './post-page.ts';
import type { BroadcastPlace } from './send-broadcast.input.ts';
import type { AudiencePage, SendBroadcastServices } from './send-broadcast.services.ts';

type OfBroadcast = Readonly<{ broadcastId: string; ownerId: string }>;
export type StartInput = OfBroadcast & Readonly<{ schedule: number }>;
export type SendPageInput = OfBroadcast & BroadcastPlace;

/** A stop takes effect within as many. */
const pageSize = 100;

export const createSendBroadcastActivities = (services: SendBroadcastServices) => ({
  /** null: there is nothing to send. A retry has the audience of the first attempt: its instant is in the event. */
  start: async (
    { schedule, ...its }: StartInput,
    { idempotencyKey }: ActivityContext,
  ): Promise<BroadcastPlace | null> => {
    const { broadcastId } = its;
    await decide(services, { ...its, idempotencyKey })('startBroadcast', startBroadcast, (now) => ({
      broadcastId,
      schedule,
      now,
    }));
    const state = await readSending(services, broadcastId);
    return state?.startedAt && state.schedules === schedule ? { page: 0, cursor: null, at: state.startedAt } : null;
  },

  /** null: it was the last page, or sending was stopped. */
  sendPage: async (
    { page, cursor, at, ...its }: SendPageInput,
    { idempotencyKey, signal }: ActivityContext,
  ): Promise<BroadcastPlace | null> => {
    const { broadcastId } = its;
    const state = await readSending(services, broadcastId);
    if (!state) return null;
    const members = await services.audience.list({ audience: state.plan.audience, at, cursor, limit: pageSize });
    if (members === null) throw new ActivityFault('behind', 'the read model of audiences is behind');
    const { recipients, left } = sortedOut(services, state, members.items);
    const reached = await postPage(services, { state, recipients, idempotencyKey, signal });
    const isLast = members.nextCursor === null;
    const counts = { page, reached, leftOut: members.items.length - reached, left, isLast };
    await decide(services, { ...its, idempotencyKey })('advanceBroadcast', advanceBroadcast, (now) => ({
      broadcastId,
      ...counts,
      now,
    }));
    return isLast ? null : { page: page + 1, cursor: members.nextCursor, at };
  },
});
export type SendBroadcastActivities = ReturnType<typeof createSendBroadcastActivities>;

/** Those of a page who are reached, where, and in which language; and who is not, and why. */
const sortedOut = (
  { audience: { setUp } }: SendBroadcastServices,
  { plan, words }: ExistingBroadcast,
  members: AudiencePage['items'],
): Readonly<{ recipients: readonly Recipient[]; left: readonly LeftOut[] }> => {
  const sending = { ...plan, written: writtenLanguages(words), setUp };
  const [recipients, left]: [Recipient[], LeftOut[]] = [[], []];
  for (const { clientId, reachability } of members) {
    const reach = reachOf(reachability, sending);
    if ('leftOut' in reach) left.push({ clientId, reason: reach.leftOut });
    else recipients.push({ clientId, channels: reach.channels, language: reach.language });
  }
  return { recipients, left };
};

type Step = OfBroadcast & Readonly<{ idempotencyKey: string }>;

/** `name` is part of the ids of the events: see `decideInStep`. */
const decide =
  ({ execute, clock }: SendBroadcastServices, { broadcastId, ownerId, idempotencyKey }: Step) =>
  async <Input>(
    name: string,
    decision: (input: Input, state: Broadcast) => Decision<BroadcastEvent>,
    inputAt: (now: string) => Input,
  ): Promise<void> => {
    const now = clock.now().toISOString();
    const step = {
      process: 'send-broadcast',
      idempotencyKey,
      correlationId: broadcastId,
      ownerId,
      timeZone: 'UTC',
      now,
    };
    const its = { name, aggregate: broadcast, id: broadcastId, decide: decision, input: inputAt(now) };
    await decideInStep(execute, step)(its);
  };

/** null: it is not being sent. */
const readSending = async (
  { events }: SendBroadcastServices,
  broadcastId: string,
): Promise<ExistingBroadcast | null> => {
  const { state } = await loadAggregate(events, broadcast, { id: broadcastId });
  return state.status === 'sending' ? state : null;
};
