import { orbParams } from '@ecrin/contracts/orb/orb.ts';
import {
  readyOrbDetail,
  readyOrbList,
  type OrbUsage,
  type ReadyOrbDetail,
  type ReadyOrbList,
  type ReadyOrbRow,
} from '@ecrin/contracts/orb/ready-orb.ts';
import { languages } from '@ecrin/domain/kernel/language.ts';
import type { Model, ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { allOrbsUsageDayModel, orbUsageDayModel, type OrbUsageDayDocument } from './orb-usage-day.projection.ts';
import { findOrbUsage, orbUsageModel } from './orb-usage.projection.ts';
import { orbModel, readyOrbOwner, type OrbDocument, type StoredVersion } from './orb.model.ts';
import { lostDefinition } from './shown-orb.ts';

/** What administrators see of orbs. `eurosPerMillionTokens`: null where nothing is paid. `model`: what would read a sample text; null: nothing. */
export type ReadyOrbsConfig = Readonly<{
  eurosPerMillionTokens: () => Promise<number | null>;
  model: () => string | null;
}>;

/** How many ready orbs are listed at most; how many days usage is shown of. */
const [mostOrbs, usageDays] = [500, 30];
const dayMs = 86_400_000;
const firstDayOf = (now: string): string =>
  new Date(Date.parse(now) - (usageDays - 1) * dayMs).toISOString().slice(0, 10);

const unused: OrbUsage = {
  requested: 0,
  automatic: 0,
  completed: 0,
  failed: 0,
  broken: 0,
  inputTokens: 0,
  outputTokens: 0,
};
const usageOf = (days: readonly OrbUsageDayDocument[]): OrbUsage =>
  days.reduce<OrbUsage>(
    (sum, day) => ({
      requested: sum.requested + day.requested,
      automatic: sum.automatic + day.automatic,
      completed: sum.completed + day.completed,
      failed: sum.failed + failuresOf(day),
      broken: sum.broken + (day.failed['contract-broken'] ?? 0),
      inputTokens: sum.inputTokens + day.inputTokens,
      outputTokens: sum.outputTokens + day.outputTokens,
    }),
    unused,
  );
const failuresOf = ({ failed }: OrbUsageDayDocument): number =>
  Object.values(failed).reduce((sum, count) => sum + count, 0);
const without = (all: OrbUsage, some: readonly OrbUsage[]): OrbUsage =>
  some.reduce<OrbUsage>(
    (left, usage) => ({
      requested: left.requested - usage.requested,
      automatic: left.automatic - usage.automatic,
      completed: left.completed - usage.completed,
      failed: left.failed - usage.failed,
      broken: left.broken - usage.broken,
      inputTokens: left.inputTokens - usage.inputTokens,
      outputTokens: left.outputTokens - usage.outputTokens,
    }),
    all,
  );

type Days = Readonly<{ model: Model<OrbUsageDayDocument>; orbId: string; from: string }>;
const daysOf = async (models: ReadModels, { model, orbId, from }: Days): Promise<readonly OrbUsageDayDocument[]> => {
  const store = await models.open(model);
  const { items } = await store.find({
    filter: { orbId, day: { gte: from } },
    sort: [['day', 'asc']],
    limit: usageDays + 1,
  });
  return items;
};

const statusOf = ({ published, withdrawn }: OrbDocument): ReadyOrbRow['status'] => {
  if (published) return 'published';
  return withdrawn ? 'withdrawn' : 'draft';
};

const rowOf = (orb: OrbDocument, usage: OrbUsage): ReadyOrbRow => {
  const { names, category, tags, look, instructions } = orb.definition ?? lostDefinition;
  return {
    orbId: orb.orbId,
    names,
    category,
    tags: [...tags],
    look,
    picture: orb.pictureVersion,
    version: orb.version,
    languages: languages.filter((language) => names[language] !== null && instructions[language] !== null),
    origin: orb.madeBy === null ? 'ecrin' : 'admin',
    status: statusOf(orb),
    usage,
  };
};

/** Clients' own orbs are counted, never shown. */
export const listReadyOrbs =
  (models: ReadModels, { eurosPerMillionTokens }: ReadyOrbsConfig) =>
  async (now: string): Promise<ReadyOrbList> => {
    const orbs = await models.open(orbModel);
    const { items } = await orbs.find({
      filter: { ownerId: readyOrbOwner, deleted: false },
      sort: [['createdAt', 'asc']],
      limit: mostOrbs,
    });
    const from = firstDayOf(now);
    const rows = await Promise.all(
      items.map(async (orb) =>
        rowOf(orb, usageOf(await daysOf(models, { model: orbUsageDayModel, orbId: orb.orbId, from }))),
      ),
    );
    const all = usageOf(await daysOf(models, { model: allOrbsUsageDayModel, orbId: '', from }));
    const usage = without(
      all,
      rows.map((row) => row.usage),
    );
    return {
      items: rows.toSorted((one, other) => (one.orbId < other.orbId ? -1 : 1)),
      own: { orbs: (await orbs.count({ deleted: false })) - items.length, usage },
      eurosPerMillionTokens: await eurosPerMillionTokens(),
    };
  };

/** Read-only lists as the contract's; the values are the same. */
const mutable = (instructions: StoredVersion['instructions']) =>
  structuredClone(instructions ?? { fr: null, en: null }) as ReadyOrbDetail['instructions'];

export const findReadyOrb =
  (models: ReadModels, { eurosPerMillionTokens, model }: ReadyOrbsConfig) =>
  async (orbId: string, now: string): Promise<ReadyOrbDetail | Readonly<{ refused: 'orb.not-found' }>> => {
    const orb = await (await models.open(orbModel)).get(orbId);
    if (!orb || orb.ownerId !== readyOrbOwner || orb.deleted) return { refused: 'orb.not-found' };
    const days = await daysOf(models, { model: orbUsageDayModel, orbId, from: firstDayOf(now) });
    const { descriptions, instructions } = orb.definition ?? lostDefinition;
    return {
      ...rowOf(orb, usageOf(days)),
      descriptions,
      pictureUrl: orb.pictureUrl,
      instructions: mutable(instructions),
      versions: orb.versions
        .toReversed()
        .map((version) => ({ ...version, instructions: mutable(version.instructions) })),
      withdrawn: orb.withdrawn,
      failures: sumOfFailures(days),
      everCompleted: await findOrbUsage(models, orbId),
      days: days.map((day) => ({ day: day.day, completed: day.completed, failed: failuresOf(day) })),
      eurosPerMillionTokens: await eurosPerMillionTokens(),
      mayTry: model() !== null,
    };
  };

const sumOfFailures = (days: readonly OrbUsageDayDocument[]): Record<string, number> => {
  const sums: Record<string, number> = {};
  for (const { failed } of days)
    for (const [reason, count] of Object.entries(failed)) sums[reason] = (sums[reason] ?? 0) + count;
  return sums;
};

export const readyOrbQueryRoutes = (config: ReadyOrbsConfig) =>
  [
    queryRoute({
      method: 'get',
      path: '/orbs',
      access: 'admin',
      summary: 'Lists the orbs offered to every client, with drafts and withdrawn ones; clients’ own ones are counted',
      params: z.object({}),
      query: z.object({}),
      answer: readyOrbList,
      model: orbModel,
      joins: [orbUsageDayModel, allOrbsUsageDayModel],
      ask:
        (models) =>
        (_request, { now }) =>
          listReadyOrbs(models, config)(now),
    }),
    queryRoute({
      method: 'get',
      path: '/orbs/:orbId',
      access: 'admin',
      summary: 'Shows one of them with its versions, usage and failures',
      params: orbParams,
      query: z.object({}),
      answer: readyOrbDetail,
      model: orbModel,
      joins: [orbUsageModel, orbUsageDayModel],
      ask:
        (models) =>
        ({ params }, { now }) =>
          findReadyOrb(models, config)(params.orbId, now),
    }),
  ] as const;
