import type { RecordedEvent } from '@ecrin/platform/event-sourcing/events.ts';
import type { Parked, ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { expect, it } from 'vitest';
import { describeParked } from '#http/parked-streams.ts';

const parkedAt = '2026-01-02T09:00:00.000Z';
const parked = (stream: string, reason: string): Parked => ({ stream, position: 7, revision: 1, reason, parkedAt });

const claire = '01980000-0000-7000-8000-00000000000c';
const owners: Readonly<Record<string, string>> = { 'reminder-1': claire, 'orb-1': 'ada', 'goal-2': claire };
const asked: unknown[] = [];
const events = {
  readStream: async function* (stream: string, options: unknown) {
    asked.push([stream, options]);
    if (stream === 'goal-1') throw new Error('damaged');
    yield { metadata: { ownerId: owners[stream] } } as RecordedEvent;
  },
};
/** Only Claire is a client. */
const profile = { doc: { portrait: { firstname: 'Claire', lastname: null } } };
const store = {
  getMany: async (ids: readonly string[]) => new Map(ids.filter((id) => id === claire).map((id) => [id, profile])),
};
const models = { open: async () => store } as unknown as Pick<ReadModels, 'open'>;

it('given parked streams, then each says what happened, in which event and whose it is, and only those shown are read', async () => {
  const described = await describeParked({ events, models }, [
    parked('reminder-1', 'ProcessDeath in ReminderRevised'),
    parked('orb-1', 'WorkBudgetFault in OrbRevised'),
    parked('goal-1', 'TypeError in GoalSet'),
    parked('goal-2', 'TypeError in GoalSet'),
  ]);
  expect(described.map(({ happened, event, client }) => [happened, event, client && client.clientId])).toEqual([
    ['ended-process', 'ReminderRevised', claire],
    ['too-long', 'OrbRevised', null],
    ['fault', 'GoalSet', null],
    ['fault', 'GoalSet', null],
  ]);
  expect(described[0]).toMatchObject({
    stream: 'reminder-1',
    code: 'ProcessDeath in ReminderRevised',
    client: { firstname: 'Claire', lastname: null, code: expect.any(String) },
    since: parkedAt,
  });
  const first = { from: 1, max: 1 };
  expect(asked).toEqual(['reminder-1', 'orb-1', 'goal-1'].map((stream) => [stream, first]));
});
