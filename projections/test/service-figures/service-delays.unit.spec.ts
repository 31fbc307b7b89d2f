import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { findServiceDelays, hoursUntil } from '#service-figures/find-service-delays.query.ts';
import { findServiceFigures } from '#service-figures/find-service-figures.query.ts';
import { figureModels } from './in-memory-totals.fixtures.ts';
import { serviceHistory, today } from './service-history.fixtures.ts';
import { createOracle } from './service-oracle.fixtures.ts';
import { attemptsOf, wordingsOf } from './work-oracle.fixtures.ts';

const lastHour = `${today}T23:30:00.000Z`;
const sum = (figures: readonly number[]) => figures.reduce((total, one) => total + one, 0);

it('are of 24 or 168 hours, the last of them this one', () => {
  const hours = hoursUntil('2026-03-01T00:10:00.000Z', 24);
  expect([hours[0], hours.at(-1), hours.length]).toEqual(['2026-02-28T01', '2026-03-01T00', 24]);
});

it('are what ended in each hour, and the hours of a day are the figures of the day', () =>
  fc.assert(
    fc.asyncProperty(serviceHistory, async (facts) => {
      const models = await figureModels(facts, 7);
      const { hours, transcriptions, understandings } = await findServiceDelays(models)('7d', lastHour);
      const days = await findServiceFigures(models)('7d', today);
      const { streams } = createOracle({ facts, span: '7d', today });
      const thoughts = streams.filter(([first]) => first?.stream.startsWith('thought-'));
      for (const [found, byDay, workOf] of [
        [transcriptions, days.transcriptions, attemptsOf],
        [understandings, days.understandings, wordingsOf],
      ] as const) {
        const ended = thoughts.flatMap(workOf).filter(({ end }) => end !== null);
        const inHour = (done: boolean) =>
          hours.map((hour) => ended.filter((one) => one.done === done && one.end?.startsWith(hour)).length);
        expect(found.done).toEqual(inHour(true));
        expect(found.failed).toEqual(inHour(false));
        expect(sum(found.done)).toBe(byDay.done.total);
        expect(found.delays.map(({ medianMs }) => medianMs !== null)).toEqual(found.done.map((count) => count > 0));
      }
    }),
    { numRuns: 60 },
  ));
