import {
  serviceDelays,
  serviceDelaysQuery,
  type DelaySpan,
  type ServiceDelays,
} from '@ecrin/contracts/service-figures/service-delays.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { readTotals } from './read-totals.ts';
import { thoughtTotalsModel } from './thought-totals.projection.ts';
import { thoughtAmounts as names } from './thought-totals.ts';

const hourMs = 3_600_000;
const lengths = { '1d': 24, '7d': 7 * 24 } as const;

/** YYYY-MM-DDTHH, oldest first; the last is the hour of `now`. */
export const hoursUntil = (now: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_none, index) =>
    new Date(Date.parse(now) - (count - 1 - index) * hourMs).toISOString().slice(0, 13),
  );

/** By the hour, from totals: it costs as many look-ups as there are hours. */
export const findServiceDelays =
  (models: Pick<ReadModels, 'open'>) =>
  async (span: DelaySpan, now: string): Promise<ServiceDelays> => {
    const hours = hoursUntil(now, lengths[span]);
    const last = now.slice(0, 13);
    const { measure, delays } = await readTotals(models, {
      periods: hours,
      before: [],
      windowEnds: { now: last, before: last },
    })(thoughtTotalsModel);
    const of = (done: string, failed: string, ms: string) => ({
      done: [...measure(done).series],
      failed: [...measure(failed).series],
      delays: delays(ms).delays,
    });
    return {
      span,
      hours: [...hours],
      transcriptions: of(names.transcribed, names.transcriptionsFailed, names.transcriptionMs),
      understandings: of(names.understood, names.understandingsFailed, names.understandingMs),
    };
  };

export const findServiceDelaysRoute = queryRoute({
  method: 'get',
  path: '/service-delays',
  access: 'admin',
  summary: 'How long transcriptions and understandings took, by the hour, over one day or seven',
  params: z.object({}),
  query: serviceDelaysQuery,
  answer: serviceDelays,
  model: thoughtTotalsModel,
  ask:
    (models) =>
    ({ query: { span } }, { now }) =>
      findServiceDelays(models)(span, now),
});
