import { figureSpans, type FigureSpan } from '@ecrin/contracts/service-figures/figure-spans.ts';
import type { Delay, ServiceFigures } from '@ecrin/contracts/service-figures/service-figures.ts';
import { dayPlus } from '@ecrin/domain/time/days.ts';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { findServiceFigures } from '#service-figures/find-service-figures.query.ts';
import { number, text } from './fact-reading.fixtures.ts';
import { figureModels } from './in-memory-totals.fixtures.ts';
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
      serviceHistory,
      fc.constantFrom<FigureSpan>(...figureSpans),
      fc.constantFrom(1, 7, 1_000),
      async (facts, span, size) => {
        const found = await findServiceFigures(await figureModels(facts, size))(span, `${today}T12:00:00.000Z`);
        const oracle = createOracle({ facts, span, today });
        expectThoughts(found, oracle);
        expectClients(found, oracle);
        expectRunsAndGoals(found, oracle);
        expectNotifications(found, oracle);
      },
    ),
    { numRuns: 200 },
  ));
