import { figureSpans, type FigureSpan } from '@ecrin/contracts/service-figures/figure-spans.ts';
import type { Delay, ServiceFigures } from '@ecrin/contracts/service-figures/service-figures.ts';
import { dayPlus } from '@ecrin/domain/time/days.ts';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { findServiceFigures } from '#service-figures/find-service-figures.query.ts';
import { number, text } from './fact-reading.fixtures.ts';
import { figureModels, type Fact } from './in-memory-totals.fixtures.ts';
import { serviceHistory, today } from './service-history.fixtures.ts';
import { createOracle, type Oracle } from './service-oracle.fixtures.ts';
import {
  attemptsOf,
  deletionOf,
  isDeleted,
  latestAttempts,
  latestWordings,
  wordingsOf,
  type Work,
} from './work-oracle.fixtures.ts';

/** Within the error of the histogram, of durations from 50 ms to 30 days. */
const expectNear = (found: Delay, exact: Delay): void => {
  for (const name of ['medianMs', 'p95Ms'] as const) {
    const [near, real] = [found[name], exact[name]];
    if (real === null || near === null) expect(near).toBe(real);
    else expect(Math.abs(near / Math.min(Math.max(real, 50), 2_600_000_000) - 1)).toBeLessThan(0.051);
  }
};

const expectWork = (found: ServiceFigures['transcriptions'], oracle: Oracle, all: readonly Work[]): void => {
  const ended = (done: boolean) =>
    oracle.measure(all.flatMap((one) => (one.end !== null && one.done === done ? [[one.end, 1] as const] : [])));
  expect(found.done).toEqual(ended(true));
  expect(found.failed).toEqual(ended(false));
  expectNear(
    found.delay,
    oracle.delayIn(all, (at) => at >= 0),
  );
  expectNear(
    found.delayBefore,
    oracle.delayIn(all, (at) => at < 0),
  );
  for (const [index, delay] of found.delays.entries())
    expectNear(
      delay,
      oracle.delayIn(all, (at) => at === index),
    );
};

const expectThoughts = (found: ServiceFigures, oracle: Oracle): void => {
  const thoughts = oracle.streams.filter(([first]) => first?.stream.startsWith('thought-'));
  const standing = thoughts.filter((stream) => !isDeleted(stream));
  expect(found.thoughts.spoken).toEqual(oracle.counted('ThoughtRecorded', 'recordedAt'));
  expect(found.thoughts.written).toEqual(oracle.counted('ThoughtWritten', 'writtenAt'));
  expect(found.thoughts.kept).toBe(standing.length);
  const deletions = thoughts.map(deletionOf).filter((at) => at !== null);
  expect(found.thoughts.deleted).toEqual(oracle.measure(deletions.map((at) => [at, 1])));
  for (const [work, all, latest] of [
    [found.transcriptions, attemptsOf, latestAttempts],
    [found.understandings, wordingsOf, latestWordings],
  ] as const) {
    expectWork(work, oracle, thoughts.flatMap(all));
    const now = standing.flatMap(latest);
    expect(work.running).toBe(now.filter(({ end, awaited }) => end === null && awaited).length);
    expect(work.toRetry).toBe(now.filter(({ end, done }) => end !== null && !done).length);
  }
};

const expectClients = (
  { clients, periods, span }: ServiceFigures,
  { counted, active, activeInMonth }: Oracle,
): void => {
  expect(clients.registered).toEqual(counted('ClientRegistered', 'registeredAt'));
  const before = dayPlus(today, span === '12m' ? -365 : -periods.length);
  for (const [name, window] of [
    ['activeIn1', 1],
    ['activeIn7', 7],
    ['activeIn30', 30],
  ] as const)
    expect(clients[name]).toEqual({ now: active(window, today), before: active(window, before) });
  expect(clients.activeSeries).toEqual(
    periods.map((period, index) => (span === '12m' ? activeInMonth(index) : active(span === '7d' ? 7 : 30, period))),
  );
};

const endedRun = (since: string, end: string): Work => ({
  recording: '',
  number: 0,
  since,
  end,
  done: true,
  awaited: true,
});

const expectRunsAndGoals = (
  { orbRuns, goals }: ServiceFigures,
  { counted, measure, streams, all, delayIn }: Oracle,
): void => {
  expect(orbRuns.completed).toEqual(counted('OrbRunCompleted', 'completedAt'));
  expect(orbRuns.failed).toEqual(counted('OrbRunFailed', 'failedAt'));
  const isRunning = (types: readonly string[]): boolean => types[0] === 'OrbRunRequested' && types.length === 1;
  expect(orbRuns.running).toBe(streams.filter((stream) => isRunning(stream.map(({ type }) => type))).length);
  const ended = streams.flatMap((stream) => {
    const [asked, done] = [
      stream.find(({ type }) => type === 'OrbRunRequested'),
      stream.findLast(({ type }) => type === 'OrbRunCompleted'),
    ];
    return asked && done ? [endedRun(text(asked.data, 'requestedAt'), text(done.data, 'completedAt'))] : [];
  });
  expectNear(
    orbRuns.delay,
    delayIn(ended, (at) => at >= 0),
  );
  expect(goals.set).toEqual(counted('GoalSet', 'setAt'));
  const reviews = all.filter(({ type }) => type === 'GoalsReviewed');
  for (const result of ['met', 'missed'] as const)
    expect(goals[result]).toEqual(measure(reviews.map(({ data }) => [text(data, 'reviewedAt'), number(data, result)])));
  const lasting = streams.filter((stream) => stream[0]?.type === 'GoalSet' && stream.at(-1)?.type !== 'GoalDeleted');
  expect(goals.exist).toBe(lasting.length);
};

const expectNotifications = ({ notifications }: ServiceFigures, { counted, measure, streams }: Oracle): void => {
  expect(notifications.posted).toEqual(counted('NotificationPosted', 'postedAt'));
  expect(notifications.sent).toEqual(counted('NotificationSent', 'sentAt'));
  expect(notifications.delivered).toEqual(counted('NotificationDelivered', 'deliveredAt'));
  expect(notifications.opened).toEqual(counted('NotificationOpened', 'openedAt'));
  for (const { reason, count } of notifications.blocked)
    expect(count).toBe(counted('NotificationBlocked', 'blockedAt', ({ data }) => data['reason'] === reason).total);
  const reminders = streams.filter(([first]) => first?.data['kind'] === 'reminder');
  const reached = reminders.filter(
    ([first, ...rest]) => first?.data['unread'] === true || rest.some(({ type }) => /Sent|Delivered/u.test(type)),
  );
  const posted = (of: typeof reminders) => measure(of.map(([first]) => [text(first?.data ?? {}, 'postedAt'), 1]));
  expect(notifications.reminders).toEqual(posted(reminders));
  expect(notifications.remindersReached).toEqual(posted(reached));
};

it('gives what counting every fact again gives, in each span, and in batches of any size', () =>
  fc.assert(
    fc.asyncProperty(
      fc.tuple(serviceHistory, fc.constantFrom('UTC', 'Europe/Paris', 'America/St_Johns', 'Pacific/Kiritimati')),
      fc.constantFrom<FigureSpan>(...figureSpans),
      fc.constantFrom(1, 7, 1_000),
      async ([history, zone], span, size) => {
        const facts = history.map((fact) => ({ ...fact, zone }));
        const found = await findServiceFigures(await figureModels(facts, size))(span, today);
        const oracle = createOracle({ facts, span, today, zone });
        expectThoughts(found, oracle);
        expectClients(found, oracle);
        expectRunsAndGoals(found, oracle);
        expectNotifications(found, oracle);
      },
    ),
    { numRuns: 200 },
  ));

const written = (at: string, zone: string): Fact => ({
  stream: `thought-${at}`,
  by: 'client-a',
  recordedAt: at,
  zone,
  fact: { type: 'ThoughtWritten', data: { thoughtId: at, writtenAt: at }, private: null },
});
const seriesOf = async (facts: readonly Fact[], on: string) =>
  (await findServiceFigures(await figureModels(facts, 7))('7d', on)).thoughts.written.series;

it.each([
  // The clock goes back at 01:00 UTC on the 25th, a day of 25 hours, and forward on 29 March, one of 23.
  ['2026-10-24T21:59:00.000Z', 'Europe/Paris', '2026-10-24'],
  ['2026-10-24T22:00:00.000Z', 'Europe/Paris', '2026-10-25'],
  ['2026-10-25T22:59:00.000Z', 'Europe/Paris', '2026-10-25'],
  ['2026-10-25T23:00:00.000Z', 'Europe/Paris', '2026-10-26'],
  ['2026-03-28T23:00:00.000Z', 'Europe/Paris', '2026-03-29'],
  ['2026-03-29T21:59:00.000Z', 'Europe/Paris', '2026-03-29'],
  ['2026-03-29T22:00:00.000Z', 'Europe/Paris', '2026-03-30'],
  // A zone whose days begin at half past an hour.
  ['2026-06-01T18:29:00.000Z', 'Asia/Kolkata', '2026-06-01'],
  ['2026-06-01T18:30:00.000Z', 'Asia/Kolkata', '2026-06-02'],
])('what is written at %s in %s counts on %s', async (at, zone, day) => {
  expect((await seriesOf([written(at, zone)], day)).at(-1)).toBe(1);
  expect((await seriesOf([written(at, zone)], dayPlus(day, -1))).at(-1)).toBe(0);
});

it('each counts on a day of their own, and what the service does for them later on theirs too', async () => {
  const at = '2026-07-14T22:30:00.000Z';
  const facts = [
    written(at, 'Europe/Paris'),
    written('2026-07-14T22:31:00.000Z', 'America/New_York'),
    { ...written(at, 'UTC'), fact: { type: 'ThoughtDeleted', data: { thoughtId: at, deletedAt: at }, private: null } },
  ];
  const { thoughts } = await findServiceFigures(await figureModels(facts, 7))('7d', today);
  expect(thoughts.written.series.slice(-2)).toEqual([1, 1]);
  expect(thoughts.deleted.series.slice(-2)).toEqual([0, 1]);
});

it('a registration counts where the client turns out to be, once it is known, and stays there', async () => {
  const at = '2026-07-14T22:30:00.000Z';
  const act = (type: string, zone: string): Fact => ({
    stream: 'client-a',
    by: 'a',
    recordedAt: at,
    zone,
    fact: { type, data: { clientId: 'a', registeredAt: at }, private: null },
  });
  const registered = async (...facts: readonly Fact[]) => {
    const { clients } = await findServiceFigures(await figureModels(facts, 1))('7d', today);
    return clients.registered.series.slice(-2);
  };
  const unknown = act('ClientRegistered', 'UTC');
  expect(await registered(unknown)).toEqual([1, 0]);
  expect(await registered(unknown, act('ClientLoggedIn', 'Europe/Paris'))).toEqual([0, 1]);
  const travelled = [act('ClientLoggedIn', 'Europe/Paris'), act('ClientLoggedIn', 'America/New_York')];
  expect(await registered(unknown, ...travelled)).toEqual([0, 1]);
});
