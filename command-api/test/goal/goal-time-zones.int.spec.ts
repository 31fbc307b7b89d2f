import { everyThought } from '@ecrin/domain/test/goal/goal.fixtures.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { createExecuteCommand } from '@ecrin/platform/event-sourcing/execute-command.ts';
import { openHandle, type AnyHandledRoute, type CustomContext } from '@ecrin/platform/routing/route.ts';
import { openEmbeddedStores, type EmbeddedStores } from '@ecrin/testing/kits/embedded-stores.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  activateGoalRoute,
  chooseDayStartRoute,
  deactivateGoalRoute,
  markDayRoute,
  pauseGoalRoute,
  pauseGoalsRoute,
  resumeGoalRoute,
  resumeGoalsRoute,
} from '#goal/goal-days.routes.ts';
import { reviseGoalRoute, setGoalRoute } from '#goal/goal-definition.routes.ts';
import type { GoalServices } from '#goal/goal-preconditions.ts';

const [clientId, goalId, now] = [systemIds.next(), systemIds.next(), '2026-03-02T09:00:00.000Z'];
const terms = {
  title: 'Une page',
  description: null,
  frequency: 'daily',
  targetCount: 1,
  aim: 'achieve',
  endDay: null,
  restDays: [],
  filter: { ...everyThought, tags: [] },
};

let embedded: EmbeddedStores;
beforeAll(async () => {
  embedded = await openEmbeddedStores();
});
afterAll(() => embedded.dispose());

/** One for each change, all of them in the middle of that Monday. */
const zones = [
  'Europe/Paris',
  'Europe/London',
  'Europe/Madrid',
  'Europe/Rome',
  'Europe/Berlin',
  'Europe/Oslo',
  'Europe/Vienna',
  'Europe/Prague',
  'Europe/Warsaw',
  'Europe/Athens',
];

/** In the order in which each of them changes something, with its input besides the time zone. */
const changes: readonly (readonly [(services: GoalServices) => AnyHandledRoute, object])[] = [
  [setGoalRoute, { goalId, ...terms }],
  [reviseGoalRoute, { ...terms, targetCount: 2 }],
  [markDayRoute, { mark: 'skipped' }],
  [pauseGoalRoute, { untilDay: null }],
  [resumeGoalRoute, {}],
  [deactivateGoalRoute, {}],
  [activateGoalRoute, {}],
  [pauseGoalsRoute, { untilDay: null }],
  [resumeGoalsRoute, {}],
  [() => chooseDayStartRoute, { minutes: 240 }],
];

it('every goal command stores the time zone of the client', async () => {
  const { events } = embedded;
  const services = { events, goalIdsOf: async () => [] };
  const execute = createExecuteCommand(events);
  for (const [index, [routeOf, body]] of changes.entries()) {
    const command = {
      commandId: systemIds.next(),
      correlationId: '',
      causationId: null,
      actor: `client:${clientId}`,
      ownerId: clientId,
      occurredAt: now,
      timeZone: 'UTC',
    };
    const context: CustomContext = {
      clientId,
      adminId: '',
      sessionId: null,
      now,
      newId: systemIds.next,
      language: 'fr',
      address: '',
      command,
    };
    const request = {
      params: { goalId, day: '2026-03-02' },
      query: {},
      body: { ...body, timeZone: zones[index] },
      raw: (async function* () {})(),
      header: () => null,
      cookie: () => null,
      signal: () => AbortSignal.any([]),
    };
    expect(await openHandle(routeOf(services))(request, context, execute)).toMatchObject({ json: {} });
  }
  const stored = await Array.fromAsync(events.readAll());
  const decided = stored.filter(({ type }) => type !== 'AllowanceTaken');
  expect(decided.map(({ metadata: { timeZone } }) => timeZone)).toEqual(zones);
});
