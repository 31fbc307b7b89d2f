import { describe, expect, it } from 'vitest';
import { cohortAdded, mondayOf, noCohort, withSeen, type CohortPlace } from '#service-figures/client-cohorts.ts';
import { findCohorts } from '#service-figures/find-cohorts.query.ts';
import { figureModels, type Fact } from './in-memory-totals.fixtures.ts';

// A Wednesday, late in the evening in Paris.
const registeredAt = '2026-01-07T22:30:00.000Z';
const seenAt = (place: CohortPlace, at: string, zone = 'UTC') => withSeen(place, { registeredAt, at, zone });
const registered = seenAt(noCohort, registeredAt);

describe('how long a client comes back', () => {
  it('given they registered, then they are in the cohort of that week', () => {
    expect(registered).toEqual({ week: '2026-01-05', farthest: 0 });
    expect(cohortAdded(registered)).toEqual([{ id: 'total/week/2026-01-05', amounts: { inCohort: 1 } }]);
    expect(cohortAdded(noCohort)).toEqual([]);
  });
  it('given the next day of their own, then they came back after one', () => {
    // An hour later: the same day in UTC and the next one in Paris, where 22:30 UTC is 23:30.
    const later = '2026-01-07T23:30:00.000Z';
    expect(seenAt(registered, later)).toBe(registered);
    expect(seenAt(registered, later, 'Europe/Paris')).toEqual({ week: '2026-01-05', farthest: 1 });
  });
  it.each([
    ['2026-01-08T12:00:00.000Z', { returned1: 1 }],
    ['2026-01-13T12:00:00.000Z', { returned1: 1 }],
    ['2026-01-14T12:00:00.000Z', { returned1: 1, returned7: 1 }],
    ['2026-02-06T12:00:00.000Z', { returned1: 1, returned7: 1, returned30: 1 }],
  ])('given they do something at %s, then %j', (at, returned) =>
    expect(cohortAdded(seenAt(registered, at))[0]?.amounts).toEqual({ inCohort: 1, ...returned }),
  );
  it('given something older that arrives later, then nothing is taken back', () => {
    const back = seenAt(registered, '2026-01-14T12:00:00.000Z');
    expect(seenAt(back, '2026-01-09T12:00:00.000Z')).toBe(back);
  });
  it('given any day, then its week begins on Monday', () =>
    expect(['2026-01-05', '2026-01-07', '2026-01-11', '2026-01-12'].map(mondayOf)).toEqual([
      '2026-01-05',
      '2026-01-05',
      '2026-01-05',
      '2026-01-12',
    ]));
});

describe('cohorts of the service', () => {
  const registration = (client: string, at: string): Fact => ({
    stream: `client-${client}`,
    by: client,
    recordedAt: at,
    fact: { type: 'ClientRegistered', data: { clientId: client, registeredAt: at }, private: null },
  });
  const login = (client: string, at: string): Fact => ({
    stream: `session-${client}`,
    by: client,
    recordedAt: at,
    fact: { type: 'ClientLoggedIn', data: { clientId: client }, private: null },
  });
  const clients = Array.from({ length: 6 }, (_none, index) => `client-${index}`);
  const facts = [
    ...clients.map((client) => registration(client, '2026-01-07T10:00:00.000Z')),
    // One alone in the week after.
    registration('alone', '2026-01-13T10:00:00.000Z'),
    ...clients.slice(0, 4).map((client) => login(client, '2026-01-08T10:00:00.000Z')),
    ...clients.slice(0, 2).map((client) => login(client, '2026-01-20T10:00:00.000Z')),
  ];
  const weekOf = async (week: string, today: string, { size = 100, of = facts } = {}) =>
    (await findCohorts(await figureModels(of, size))(today)).items.find((one) => one.week === week);

  it.each([1, 3, 100])('given batches of %d events, then each is counted once', async (size) => {
    const others = facts.filter(({ by }) => by !== 'alone');
    expect(await weekOf('2026-01-05', '2026-01-25', { size, of: others })).toEqual({
      week: '2026-01-05',
      shown: 'shown',
      registered: 6,
      returned: [
        { days: 1, clients: 4 },
        { days: 7, clients: 2 },
        // Not everybody has had thirty days.
        { days: 30, clients: null },
      ],
    });
  });
  it('given a week with one client, then it is hidden, and so is what it would follow from', async () => {
    const hidden = (days: number) => ({ days, clients: null });
    expect(await weekOf('2026-01-12', '2026-03-25')).toMatchObject({
      shown: 'few',
      registered: null,
      returned: [1, 7, 30].map(hidden),
    });
    expect(await weekOf('2026-01-05', '2026-03-25')).toMatchObject({ shown: 'withheld', registered: null });
  });
  it('given a week in which nobody registered, then it says so', async () =>
    expect(await weekOf('2026-02-02', '2026-03-25')).toMatchObject({ shown: 'shown', registered: 0 }));
});
