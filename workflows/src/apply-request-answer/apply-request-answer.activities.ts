import {
  clientPermissions,
  grantPermission,
  withdrawPermission,
} from '@ecrin/domain/client-permission/change-permission.ts';
import { addMember, removeMember } from '@ecrin/domain/membership/change-membership.ts';
import { membership, membershipIdOf } from '@ecrin/domain/membership/membership.aggregate.ts';
import { clientRequest, type ExistingRequest } from '@ecrin/domain/request/request.aggregate.ts';
import type { RequestAnswerReversed } from '@ecrin/domain/request/request.events.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import type { ExecuteCommand } from '@ecrin/platform/event-sourcing/execute-command.ts';
import { loadAggregate, readEvents } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { Clock } from '@ecrin/platform/ports/clock.ts';
import { decideInStep } from '@ecrin/platform/workflows/decide-in-step.ts';
import type { ActivityContext } from '@ecrin/platform/workflows/workflow.ts';
import type { ApplyRequestAnswerInput, ApplyRequestAnswerOutcome } from './apply-request-answer.input.ts';

export type ApplyRequestAnswerServices = Readonly<{
  events: Pick<Events, 'readStream'>;
  execute: ExecuteCommand;
  clock: Clock;
}>;

/** The decision that holds, or the last one that was reversed. `place`: of the last event read, part of the ids of what follows. */
type Standing = Readonly<{
  request: ExistingRequest;
  accepted: boolean;
  by: string;
  reason: string;
  place: number;
}>;

/** Also after a request was talked about again, and answered once more. */
const readStanding = async (
  events: ApplyRequestAnswerServices['events'],
  requestId: string,
): Promise<Standing | null> => {
  const { state: request, last } = await loadAggregate(events, clientRequest, { id: requestId });
  if (request.status === 'absent' || !last) return null;
  const { decision } = request;
  if (decision?.answer === 'accepted')
    return { request, accepted: true, by: decision.by, reason: '', place: last.revision };
  const reversal = await lastReversal(events, requestId);
  return (
    reversal && {
      request,
      accepted: false,
      by: reversal.data.by,
      reason: reversal.private?.reason ?? '',
      place: last.revision,
    }
  );
};

const lastReversal = async (
  events: ApplyRequestAnswerServices['events'],
  requestId: string,
): Promise<RequestAnswerReversed | null> => {
  let found: RequestAnswerReversed | null = null;
  for await (const event of readEvents(events, clientRequest, { id: requestId })) {
    if (event.type === 'RequestAnswerReversed' && event.data.answer === 'accepted') found = event;
  }
  return found;
};

export const createApplyRequestAnswerActivities = (services: ApplyRequestAnswerServices) => ({
  /** Two of them may run at once, for an answer and its reversal: each looks again after what it wrote, so the last one agrees with the request. */
  apply: async (
    { requestId }: ApplyRequestAnswerInput,
    { idempotencyKey, signal }: ActivityContext,
  ): Promise<ApplyRequestAnswerOutcome> => {
    for (;;) {
      signal.throwIfAborted();
      const standing = await readStanding(services.events, requestId);
      if (!standing) return 'nothing';
      await apply(services, standing, idempotencyKey);
      const after = await readStanding(services.events, requestId);
      if (after?.accepted === standing.accepted) return standing.accepted ? 'given' : 'taken-back';
    }
  },
});
export type ApplyRequestAnswerActivities = ReturnType<typeof createApplyRequestAnswerActivities>;

const apply = async (
  { execute, clock }: ApplyRequestAnswerServices,
  { request: { requestId, clientId, subject }, accepted, by, reason, place }: Standing,
  idempotencyKey: string,
): Promise<void> => {
  const now = clock.now().toISOString();
  const decide = decideInStep(execute, {
    process: 'apply-request-answer',
    idempotencyKey: `${idempotencyKey}/${place}`,
    correlationId: requestId,
    ownerId: clientId,
    timeZone: 'UTC',
    now,
  });
  if (subject.kind === 'permission') {
    const change = { clientId, permission: subject.permission, by, now };
    const on = { aggregate: clientPermissions, id: clientId, input: change };
    await (accepted
      ? decide({ ...on, name: 'grantPermission', decide: grantPermission })
      : decide({ ...on, name: 'withdrawPermission', decide: withdrawPermission, input: { ...change, reason } }));
  }
  if (subject.kind === 'join') {
    const of = { organizationId: subject.organizationId, clientId, by, now };
    const on = { aggregate: membership, id: membershipIdOf(subject.organizationId, clientId) };
    await (accepted
      ? decide({ ...on, name: 'addMember', decide: addMember, input: { ...of, requestId } })
      : decide({ ...on, name: 'removeMember', decide: removeMember, input: { ...of, reason } }));
  }
};
