import type { ExistingOrbSchedule } from '@ecrin/domain/orb-schedule/orb-schedule.aggregate.ts';
import type { OrbInstructions } from '@ecrin/domain/orb/orb.vocabulary.ts';
import { expect, it } from 'vitest';
import type { ExecuteOrbServices } from '#execute-orb/orb-run-step.ts';
import { whySkipped } from '#schedule-orb/why-skipped.ts';

const [ownerId, now] = ['client-1', '2026-01-02T08:00:00.000Z'];
const schedule = {
  ownerId,
  orbId: 'orb-1',
  timeZone: 'Europe/Paris',
  words: null,
  lookBack: { recentThoughts: false, activeThreads: false, lookBackDays: 7, maxThoughts: 10 },
} as unknown as ExistingOrbSchedule;
const instructions = { variables: [] } as unknown as OrbInstructions;
const registered = { type: 'ClientRegistered', data: { clientId: ownerId }, private: null, metadata: {} };
const deactivated = { type: 'ClientDeactivated', data: { clientId: ownerId }, private: null, metadata: {} };
const reactivated = { type: 'ClientReactivated', data: { clientId: ownerId }, private: null, metadata: {} };

/** An account whose stream is `history`; everything else would let the orb run. */
const reasonAfter = (...history: readonly unknown[]) => {
  const services = {
    events: {
      readStream: async function* () {
        yield* history;
      },
    },
    orbs: {
      writing: () => ({ engine: 'local' }),
      isAccepted: async () => true,
      usedOf: async () => ({ today: 0, running: 0 }),
      limits: async () => ({ perDay: 100, atOnce: 10 }),
      usedShare: async () => 0,
    },
  } as unknown as ExecuteOrbServices;
  return whySkipped(services, { schedule, dueAt: now, now }, instructions);
};

it('an orb of a deactivated account is skipped when it is due, and runs again once it is reactivated', async () => {
  expect(await reasonAfter(registered)).toBeNull();
  expect(await reasonAfter(registered, deactivated)).toBe('account-deactivated');
  expect(await reasonAfter(registered, deactivated, reactivated)).toBeNull();
});
