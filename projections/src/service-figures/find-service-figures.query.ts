import type { FigureSpan } from '@ecrin/contracts/service-figures/figure-spans.ts';
import {
  serviceFigures,
  serviceFiguresQuery,
  type ServiceFigures,
} from '@ecrin/contracts/service-figures/service-figures.ts';
import { blockReasons } from '@ecrin/domain/notification/notification.vocabulary.ts';
import { calendarDay } from '@ecrin/domain/time/calendar-day.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { clientAmounts, clientTotalsModel } from './client-totals.projection.ts';
import { figurePeriods, type FigurePeriods } from './figure-periods.ts';
import { goalAmounts, goalTotalsModel } from './goal-totals.projection.ts';
import { notificationAmounts, notificationTotalsModel } from './notification-totals.projection.ts';
import { orbRunAmounts, orbRunTotalsModel } from './orb-run-totals.projection.ts';
import { readTotals, type Totals } from './read-totals.ts';
import { thoughtTotalsModel } from './thought-totals.projection.ts';
import { thoughtAmounts } from './thought-totals.ts';

const clientsOf = (
  { of, now, measure }: Totals,
  span: FigureSpan,
  { periods, windowEnds }: FigurePeriods,
): ServiceFigures['clients'] => {
  const active = (window: number) => ({
    now: of(windowEnds.now)[clientAmounts.active(window)] ?? 0,
    before: of(windowEnds.before)[clientAmounts.active(window)] ?? 0,
  });
  const inSeries = span === '12m' ? clientAmounts.activeInMonth : clientAmounts.active(span === '7d' ? 7 : 30);
  return {
    total: now(clientAmounts.registered),
    registered: measure(clientAmounts.registered),
    activeIn1: active(1),
    activeIn7: active(7),
    activeIn30: active(30),
    activeSeries: periods.map((period) => of(period)[inSeries] ?? 0),
  };
};

const thoughtsOf = ({ now, measure }: Totals): ServiceFigures['thoughts'] => ({
  kept: now(thoughtAmounts.kept),
  spoken: measure(thoughtAmounts.spoken),
  written: measure(thoughtAmounts.written),
  deleted: measure(thoughtAmounts.deleted),
  spokenMs: measure(thoughtAmounts.spokenMs),
  recordingBytes: now(thoughtAmounts.recordingBytes),
});

const transcriptionsOf = ({ now, measure, delays }: Totals): ServiceFigures['transcriptions'] => ({
  done: measure(thoughtAmounts.transcribed),
  failed: measure(thoughtAmounts.transcriptionsFailed),
  running: now(thoughtAmounts.transcribing),
  toRetry: now(thoughtAmounts.transcriptionsToRetry),
  ...delays(thoughtAmounts.transcriptionMs),
});

const understandingsOf = ({ now, measure, delays }: Totals): ServiceFigures['understandings'] => ({
  done: measure(thoughtAmounts.understood),
  failed: measure(thoughtAmounts.understandingsFailed),
  running: now(thoughtAmounts.understanding),
  toRetry: now(thoughtAmounts.understandingsToRetry),
  ...delays(thoughtAmounts.understandingMs),
});

const notificationsOf = ({ measure }: Totals): ServiceFigures['notifications'] => ({
  posted: measure(notificationAmounts.posted),
  sent: measure(notificationAmounts.sent),
  delivered: measure(notificationAmounts.delivered),
  opened: measure(notificationAmounts.opened),
  heldBack: measure(notificationAmounts.heldBack),
  blocked: blockReasons
    .map((reason) => ({ reason, count: measure(notificationAmounts.blocked(reason)).total }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count),
  reminders: measure(notificationAmounts.reminders),
  remindersReached: measure(notificationAmounts.remindersReached),
  remindersHeldBack: measure(notificationAmounts.remindersHeldBack),
});

const orbRunsOf = ({ measure, now, delays }: Totals): ServiceFigures['orbRuns'] => ({
  completed: measure(orbRunAmounts.completed),
  failed: measure(orbRunAmounts.failed),
  running: now(orbRunAmounts.running),
  delay: delays(orbRunAmounts.ms).delay,
});

const goalsOf = ({ measure, now }: Totals): ServiceFigures['goals'] => ({
  exist: now(goalAmounts.exist),
  set: measure(goalAmounts.set),
  met: measure(goalAmounts.met),
  missed: measure(goalAmounts.missed),
});

/** Figures of the service on a day (YYYY-MM-DD), from totals: what it costs depends on the number of periods only. */
export const findServiceFigures =
  (models: Pick<ReadModels, 'open'>) =>
  async (span: FigureSpan, today: string): Promise<ServiceFigures> => {
    const periods = figurePeriods(span, today);
    const read = readTotals(models, periods);
    const [clients, thoughts, orbRuns, goals, notifications] = await Promise.all([
      read(clientTotalsModel),
      read(thoughtTotalsModel),
      read(orbRunTotalsModel),
      read(goalTotalsModel),
      read(notificationTotalsModel),
    ]);
    return {
      span,
      periods: [...periods.periods],
      clients: clientsOf(clients, span, periods),
      thoughts: thoughtsOf(thoughts),
      transcriptions: transcriptionsOf(thoughts),
      understandings: understandingsOf(thoughts),
      orbRuns: orbRunsOf(orbRuns),
      goals: goalsOf(goals),
      notifications: notificationsOf(notifications),
    };
  };

export const findServiceFiguresRoute = queryRoute({
  method: 'get',
  path: '/service-figures',
  access: 'admin',
  summary: 'Figures of the whole service over a span, without a word or a name of anybody',
  params: z.object({}),
  query: serviceFiguresQuery,
  answer: serviceFigures,
  model: thoughtTotalsModel,
  joins: [clientTotalsModel, orbRunTotalsModel, goalTotalsModel, notificationTotalsModel],
  ask:
    (models) =>
    ({ query: { span, timeZone } }, { now }) =>
      findServiceFigures(models)(span, calendarDay(now, timeZone)),
});
