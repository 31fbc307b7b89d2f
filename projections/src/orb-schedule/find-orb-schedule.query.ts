import { orbScheduleAnswer, type OrbScheduleAnswer } from '@ecrin/contracts/orb/orb-schedule.ts';
import { orbParams } from '@ecrin/contracts/orb/orb.ts';
import { orbScheduleId } from '@ecrin/domain/orb-schedule/orb-schedule.aggregate.ts';
import { nextOccurrences } from '@ecrin/domain/reminder/schedule/occurrences.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { orbRunModel } from '#orb-run/orb-run.model.ts';
import { orbScheduleModel, type OrbScheduleDocument } from './orb-schedule.model.ts';

/** How a client has an orb read on its own; an orb that is not theirs to run never has a schedule. */
export const findOrbSchedule =
  (models: ReadModels) =>
  async (ownerId: string, orbId: string, now: string): Promise<OrbScheduleAnswer> => {
    const schedule = await (await models.open(orbScheduleModel)).get(orbScheduleId(ownerId, orbId));
    const runs = await models.open(orbRunModel);
    const filter = { ownerId, orbId, occasion: 'schedule', status: 'completed' } as const;
    const last = await runs.find({ filter, sort: [['requestedAt', 'desc']], limit: 1 });
    return {
      schedule: schedule && shownSchedule(schedule, now),
      runs: await runs.count(filter),
      lastRunAt: last.items[0]?.requestedAt ?? null,
    };
  };

/** When an orb last began to read on its own for a client; null: never. */
export const findLastScheduledRun =
  (models: ReadModels) =>
  async ({
    ownerId,
    orbId,
  }: Readonly<{ ownerId: string; orbId: string }>): Promise<Readonly<{ startedAt: string | null }>> => {
    const runs = await models.open(orbRunModel);
    const page = await runs.find({
      filter: { ownerId, orbId, occasion: 'schedule', status: { in: ['running', 'completed'] } },
      sort: [['requestedAt', 'desc']],
      limit: 1,
    });
    return { startedAt: page.items[0]?.requestedAt ?? null };
  };

/** As many as orbs, at most. For an export. */
export const allOrbSchedulesOf = async (
  models: ReadModels,
  ownerId: string,
): Promise<readonly OrbScheduleDocument[]> => {
  const store = await models.open(orbScheduleModel);
  return (await store.find({ filter: { ownerId }, sort: [['orbId', 'asc']], limit: 500 })).items;
};

const shownSchedule = (
  { times, timeZone, lookBack, text, values, active, pauses }: OrbScheduleDocument,
  now: string,
): NonNullable<OrbScheduleAnswer['schedule']> => ({
  times,
  timeZone,
  lookBack,
  text,
  values: { ...values },
  active,
  pauses: pauses.toReversed(),
  nextAt: active ? (nextOccurrences(times, timeZone, now, 1)[0] ?? null) : null,
});

export const findOrbScheduleRoute = queryRoute({
  method: 'get',
  path: '/orbs/:orbId/schedule',
  access: 'client',
  summary: 'Shows when an orb reads on its own, and how often it has',
  params: orbParams,
  query: z.object({}),
  answer: orbScheduleAnswer,
  model: orbScheduleModel,
  joins: [orbRunModel],
  ask:
    (models) =>
    ({ params }, { clientId, now }) =>
      findOrbSchedule(models)(clientId, params.orbId, now),
});
