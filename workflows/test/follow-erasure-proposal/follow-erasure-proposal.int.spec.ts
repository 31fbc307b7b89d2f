import { erasureNumberOf } from '@ecrin/domain/erasure/erasure-reference.ts';
import type { DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import { registered } from '@ecrin/domain/test/client/client.fixtures.ts';
import {
  confirmed,
  declined,
  made,
  now,
  of,
  overdue,
} from '@ecrin/domain/test/erasure-proposal/erasure-proposal.fixtures.ts';
import { createExecuteCommand } from '@ecrin/platform/event-sourcing/execute-command.ts';
import {
  openReminderWorkflowHarness,
  type ReminderWorkflowHarness,
} from '@ecrin/testing/kits/reminders/reminder-workflow-harness.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  createFollowErasureProposalActivities,
  type ErasureMailOrder,
} from '#follow-erasure-proposal/follow-erasure-proposal.activities.ts';

const { clientId, proposalId } = of;
let work: ReminderWorkflowHarness;
let mails: ErasureMailOrder[];
let signedIn: boolean;
const services = {
  queueErasureMail: async (order: ErasureMailOrder) => void mails.push(order),
  isSignedIn: async () => signedIn,
  receiptOf: (number: string, sessionId: string) => `receipt of ${sessionId} in ${number}`,
};

beforeEach(async () => {
  mails = [];
  signedIn = false;
  work = await openReminderWorkflowHarness({ now, services });
  await work.record(`client-${clientId}`, clientId, [
    { ...registered, data: { ...registered.data, clientId, registeredAt: now } },
  ]);
});
afterEach(() => work.dispose());

const record = (...events: readonly DomainEvent[]) => work.record(`erasure-proposal-${clientId}`, clientId, events);
const asked = () => work.read('ClientErasureAsked');

describe('what follows from a proposed erasure', () => {
  it('confirmed, it is asked for as the person would, with days of grace, and told by one mail', async () => {
    await record(made);
    await work.untilIdle();
    expect(await asked()).toEqual([]);
    await record(confirmed);
    await work.untilIdle();
    const [event] = await asked();
    const { erasureId, number } = (event?.data ?? {}) as Readonly<Record<string, string>>;
    expect(event?.data).toMatchObject({ clientId, by: 'administrator', sessionId: null, askedAt: now });
    expect(event?.data).toMatchObject({ dueAt: '2026-01-09T09:00:00.000Z', number: erasureNumberOf(erasureId ?? '') });
    expect(await work.read('ErasureNumbered')).toMatchObject([{ data: { number, erasureId, clientId } }]);
    expect(mails).toEqual([{ clientId, erasureId, now }]);
  });
  it('the step that is tried again asks once', async () => {
    await record(made, confirmed);
    await work.untilIdle();
    const execute = createExecuteCommand(work.events);
    const { follow } = createFollowErasureProposalActivities({ ...work, ...services, execute });
    const input = { ownerId: clientId, proposalId, expiresAt: overdue };
    const step = { idempotencyKey: 'step', signal: new AbortController().signal, workflowId: 'w' };
    expect(await follow(input, step)).toBe('asked');
    expect(await asked()).toHaveLength(1);
    expect(await follow({ ...input, proposalId: 'proposal-0' }, step)).toBe('nothing');
  });
  it('confirmed, it is asked for also when another one was proposed before that', async () => {
    await record(made, confirmed, { ...made, data: { ...made.data, proposalId: 'proposal-2' } });
    await work.untilIdle();
    expect(await asked()).toHaveLength(1);
  });
  it('whoever has signed in since it was confirmed keeps the account, without a mail', async () => {
    signedIn = true;
    await record(made, confirmed);
    await work.untilIdle();
    expect(await asked()).toHaveLength(1);
    expect(await work.read('ClientErasureWithdrawn')).toMatchObject([{ data: { clientId, withdrawnAt: now } }]);
    expect(mails).toEqual([]);
  });
  it('declined, nothing is asked for', async () => {
    await record(made, declined);
    await work.passUntil('2026-01-20T09:00:00.000Z', 7 * 86_400_000);
    expect(await asked()).toEqual([]);
    expect(await work.read('ErasureProposalExpired')).toEqual([]);
  });
  it('without a decision it expires, also where the server was down then', async () => {
    await record(made);
    await work.untilIdle();
    await work.passUntil(overdue, 7 * 86_400_000);
    expect(await work.read('ErasureProposalExpired')).toEqual([]);
    await work.downUntil('2026-01-18T09:00:00.000Z');
    await expect.poll(() => work.read('ErasureProposalExpired')).toHaveLength(1);
    expect(await asked()).toEqual([]);
  });
  it('whoever has asked for it themself is not told that it will not be', async () => {
    await work.record(`client-${clientId}`, clientId, [
      {
        type: 'ClientErasureAsked',
        data: {
          clientId,
          erasureId: 'e',
          number: 'n',
          by: 'person',
          sessionId: 's',
          askedAt: now,
          dueAt: '2026-01-09T09:00:00.000Z',
        },
        private: null,
      },
    ]);
    await record(made, declined);
    await work.untilIdle();
    expect((await work.posted()).map((event) => event.private?.title)).toEqual([
      'L’effacement de votre compte est proposé',
    ]);
  });
  it('the person is told of it, and of its end', async () => {
    await record(made, declined);
    await work.untilIdle();
    expect((await work.posted()).map((event) => event.private?.title)).toEqual(
      expect.arrayContaining(['L’effacement de votre compte est proposé', 'Votre compte ne sera pas effacé']),
    );
  });
});
