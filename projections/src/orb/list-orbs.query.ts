import { orbDetail, orbList, orbParams, type OrbDetail, type OrbList } from '@ecrin/contracts/orb/orb.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { clientPermissionModel } from '#client-permission/client-permission.projection.ts';
import { orbRunModel } from '#orb-run/orb-run.model.ts';
import { findOrbUsage, orbUsageModel } from './orb-usage.projection.ts';
import { orbModel, readyOrbOwner, type OrbDocument, type StoredVersion } from './orb.model.ts';
import { findOwnOrbIds } from './own-orb-ids.ts';
import { lostDefinition, orbCardOf, type OwnRuns } from './shown-orb.ts';

type Asking = Readonly<{ ownerId: string; language: Language }>;
/** `createdByAll`: every client may create orbs, not only those it was granted to. */
export type OrbCreation = Readonly<{ createdByAll: () => Promise<boolean> }>;
const [most, mostReady] = [200, 500];

/** The client's own orbs and those that come with Écrin. */
export const listOrbs =
  (models: ReadModels, creation: OrbCreation) =>
  async (asking: Asking): Promise<OrbList> => {
    const orbs = await models.open(orbModel);
    const own = await orbs.find({
      filter: { ownerId: asking.ownerId, deleted: false },
      sort: [['createdAt', 'desc']],
      limit: most,
    });
    const ready = await orbs.find({
      filter: { ownerId: readyOrbOwner, deleted: false },
      sort: [['createdAt', 'asc']],
      limit: mostReady,
    });
    const offered = ready.items.filter(({ published }) => published);
    const inOrder = [...own.items, ...offered.toSorted((one, other) => (one.orbId < other.orbId ? -1 : 1))];
    const runs = await (
      await models.open(orbRunModel)
    ).countBy('orbId', { ownerId: asking.ownerId, status: 'completed' });
    const items = inOrder.map((orb) =>
      orbCardOf(orb, asking.language, { runs: runs.get(orb.orbId) ?? 0, lastRunAt: null }),
    );
    return { items, mayCreate: await mayCreateOrbs(models, creation, asking.ownerId) };
  };

/** One that the client may see; another client's and a deleted one count as missing. */
export const findOrb =
  (models: ReadModels, creation: OrbCreation) =>
  async (asking: Asking, orbId: string): Promise<OrbDetail | { refused: 'orb.not-found' }> => {
    const orb = await (await models.open(orbModel)).get(orbId);
    if (!orb || orb.deleted || !isVisible(orb, asking.ownerId)) return { refused: 'orb.not-found' };
    const byVersion = await ownRunsByVersion(models, asking.ownerId, orbId);
    const { names, descriptions, instructions, proposed = null } = orb.definition ?? lostDefinition;
    return {
      ...orbCardOf(orb, asking.language, await ownRunsOf(models, asking.ownerId, orbId)),
      names,
      descriptions,
      instructions: mutable(instructions),
      versions: orb.versions.toReversed().map((version) => shownVersion(version, byVersion)),
      usage: await findOrbUsage(models, orbId),
      mayCreate: await mayCreateOrbs(models, creation, asking.ownerId),
      proposed,
    };
  };

/** The client's own orbs, whole, for an export. */
export const allOwnOrbs = async (models: ReadModels, ownerId: string): Promise<readonly OrbDetail[]> => {
  const orbs: OrbDetail[] = [];
  for (const orbId of await findOwnOrbIds(models)(ownerId)) {
    const found = await findOrb(models, { createdByAll: async () => false })({ ownerId, language: 'fr' }, orbId);
    if (!('refused' in found)) orbs.push(found);
  }
  return orbs;
};

/** The read models' lists are read-only, the contract's are not; the values are the same. */
const mutable = (instructions: StoredVersion['instructions']) =>
  structuredClone(instructions ?? { fr: null, en: null }) as OrbDetail['instructions'];

const shownVersion = (
  { version, since, why, instructions }: StoredVersion,
  runs: ReadonlyMap<string, number>,
): OrbDetail['versions'][number] => ({
  version,
  since,
  why,
  instructions: mutable(instructions),
  runs: runs.get(String(version)) ?? 0,
});

const isVisible = ({ ownerId, published }: OrbDocument, clientId: string): boolean =>
  (ownerId === readyOrbOwner && published) || ownerId === clientId;

const ownRunsOf = async (models: ReadModels, ownerId: string, orbId: string): Promise<OwnRuns> => {
  const runs = await models.open(orbRunModel);
  const last = await runs.find({
    filter: { ownerId, orbId, status: 'completed' },
    sort: [['requestedAt', 'desc']],
    limit: 1,
  });
  return {
    runs: await runs.count({ ownerId, orbId, status: 'completed' }),
    lastRunAt: last.items[0]?.requestedAt ?? null,
  };
};

const ownRunsByVersion = async (models: ReadModels, ownerId: string, orbId: string) =>
  (await models.open(orbRunModel)).countBy('version', { ownerId, orbId, status: 'completed' });

export const mayCreateOrbs = async (
  models: Pick<ReadModels, 'open'>,
  { createdByAll }: OrbCreation,
  clientId: string,
): Promise<boolean> => {
  if (await createdByAll()) return true;
  const permissions = await (await models.open(clientPermissionModel)).get(clientId);
  return permissions?.granted.includes('create-orbs') ?? false;
};

const joins = [orbRunModel, orbUsageModel, clientPermissionModel] as const;

export const listOrbsRoute = (creation: OrbCreation) =>
  queryRoute({
    method: 'get',
    path: '/orbs',
    access: 'client',
    summary: 'Lists the client’s own orbs and those that come with Écrin',
    params: z.object({}),
    query: z.object({}),
    answer: orbList,
    model: orbModel,
    joins,
    ask:
      (models) =>
      (_request, { clientId, language }) =>
        listOrbs(models, creation)({ ownerId: clientId, language }),
  });

export const findOrbRoute = (creation: OrbCreation) =>
  queryRoute({
    method: 'get',
    path: '/orbs/:orbId',
    access: 'client',
    summary: 'Shows an orb with its versions',
    params: orbParams,
    query: z.object({}),
    answer: orbDetail,
    model: orbModel,
    joins,
    ask:
      (models) =>
      ({ params }, { clientId, language }) =>
        findOrb(models, creation)({ ownerId: clientId, language }, params.orbId),
  });
