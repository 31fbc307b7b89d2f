import type { DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import { ownerId } from '@ecrin/domain/test/thought/thought.fixtures.ts';
import { reminderEvents } from '@ecrin/testing/kits/reminders/reminder-events.ts';
import {
  openReminderWorkflowHarness,
  type ReminderWorkflowHarness,
} from '@ecrin/testing/kits/reminders/reminder-workflow-harness.ts';
import { afterEach, expect, it } from 'vitest';

const monday = '2026-06-01T12:00:00.000Z';
const { stream, ...facts } = reminderEvents(ownerId);
const account = `client-${ownerId}`;
const registered: DomainEvent = {
  type: 'ClientRegistered',
  data: { clientId: ownerId, credentialId: 'c', emailHash: null, language: 'fr', registeredAt: monday },
  private: { email: null, firstname: 'Claire' },
};
const deactivated: DomainEvent = {
  type: 'ClientDeactivated',
  data: { clientId: ownerId, by: 'admin-1', deactivatedAt: monday },
  private: { reason: 'Demandé' },
};
const reactivated: DomainEvent = {
  type: 'ClientReactivated',
  data: { clientId: ownerId, by: 'admin-1', reactivatedAt: monday },
  private: { reason: 'Demandé' },
};

let work: ReminderWorkflowHarness;
afterEach(() => work.dispose());

it('reminders of a deactivated account wait, and then fire once with the number they cover', async () => {
  work = await openReminderWorkflowHarness({ now: monday });
  await work.record(account, ownerId, [registered]);
  await work.record(stream, ownerId, [facts.set(monday)]);
  await work.record(account, ownerId, [deactivated]);
  await work.passUntil('2026-06-04T12:00:00.000Z', 6 * 3_600_000);
  expect(await work.posted()).toEqual([]);
  await work.record(account, ownerId, [reactivated]);
  await work.passUntil('2026-06-04T13:00:00.000Z');
  expect((await work.posted()).map(({ data: { dueAt, missed } }) => [dueAt, missed])).toEqual([
    ['2026-06-04T06:00:00.000Z', 2],
  ]);
});
