import type { DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import { registered } from '@ecrin/domain/test/client/client.fixtures.ts';
import {
  answered,
  by,
  clientId,
  now,
  opened,
  requestId,
  reversed,
} from '@ecrin/domain/test/request/request.fixtures.ts';
import { createExecuteCommand } from '@ecrin/platform/event-sourcing/execute-command.ts';
import {
  openReminderWorkflowHarness,
  type ReminderWorkflowHarness,
} from '@ecrin/testing/kits/reminders/reminder-workflow-harness.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApplyRequestAnswerActivities } from '#apply-request-answer/apply-request-answer.activities.ts';

let work: ReminderWorkflowHarness;
beforeEach(async () => {
  work = await openReminderWorkflowHarness({ now, services: {} });
});
afterEach(() => work.dispose());

const record = (...events: readonly DomainEvent[]) => work.record(`request-${requestId}`, clientId, events);
const followed = async (stream: string) => {
  await work.untilIdle();
  return (await Array.fromAsync(work.events.readStream(stream))).map(({ type, data, private: part }) => ({
    type,
    data,
    private: part,
  }));
};
const permissions = () => followed(`client-permissions-${clientId}`);
const granted = { type: 'ClientPermissionGranted', data: { clientId, permission: 'create-orbs', by } };
const withdrawn = {
  type: 'ClientPermissionWithdrawn',
  data: { clientId, permission: 'create-orbs', by },
  private: { reason: 'Par erreur.' },
};

describe('what follows from the answer to a request', () => {
  it('a permission is granted by whoever accepted it', async () => {
    await record(opened(), answered('accepted'));
    expect(await permissions()).toMatchObject([granted]);
  });
  it('nothing is granted by a refusal', async () => {
    await record(opened(), answered('refused'), reversed('refused'));
    expect(await permissions()).toEqual([]);
  });
  it('a permission is taken back when the acceptance is reversed', async () => {
    await record(opened(), answered('accepted'));
    expect(await permissions()).toMatchObject([granted]);
    await record(reversed('accepted'));
    expect(await permissions()).toMatchObject([granted, withdrawn]);
  });
  it('a client becomes a member, and is removed with the reason of the reversal', async () => {
    const organizationId = 'choir';
    const of = { organizationId, clientId, by };
    await record(opened({ kind: 'join', organizationId }), answered('accepted'));
    const stream = `membership-${organizationId}.${clientId}`;
    expect(await followed(stream)).toMatchObject([{ type: 'OrganizationMemberAdded', data: { ...of, requestId } }]);
    await record(reversed('accepted'));
    expect(await followed(stream)).toMatchObject([
      { type: 'OrganizationMemberAdded' },
      { type: 'OrganizationMemberRemoved', data: of, private: { reason: 'Par erreur.' } },
    ]);
  });
  it('a step that is tried again after it ended, or runs only after the reversal, agrees with the request', async () => {
    await record(opened(), answered('accepted'));
    await work.untilIdle();
    const { apply } = createApplyRequestAnswerActivities({ ...work, execute: createExecuteCommand(work.events) });
    const input = { requestId, revision: 1, ownerId: clientId };
    const step = { idempotencyKey: 'step', signal: new AbortController().signal, workflowId: 'w' };
    expect(await apply(input, step)).toBe('given');
    await record(reversed('accepted'));
    await work.untilIdle();
    expect(await apply(input, step)).toBe('taken-back');
    expect(await apply({ ...input, requestId: 'unknown' }, step)).toBe('nothing');
    expect(await permissions()).toMatchObject([granted, withdrawn]);
  });
});

describe('the client', () => {
  it('is told of every answer and message of an administrator, not of their own', async () => {
    await work.record(`client-${clientId}`, clientId, [
      { ...registered, data: { ...registered.data, clientId, registeredAt: now } },
    ]);
    const message = (messageId: string, writer: string | null): DomainEvent => ({
      type: 'RequestMessageWritten',
      data: { requestId, messageId, by: writer, writtenAt: now },
      private: { words: 'Un mot.' },
    });
    await record(opened(), message('m1', by), message('m2', null), answered('refused'), reversed('refused'));
    await work.untilIdle();
    const posted = new Map((await work.posted()).map((event) => [event.private?.title, event.data.subject?.id]));
    expect(posted).toEqual(
      new Map([
        ['La réponse à votre demande est annulée', requestId],
        ['Un message pour votre demande', requestId],
        ['Votre demande n’a pas été acceptée', requestId],
      ]),
    );
  });
});
