import {
  settingChangesAnswer,
  settingChangesQuery,
  settingsAnswer,
  type EnvironmentVariable,
  type SettingChange,
  type ShownSetting,
} from '@ecrin/contracts/service-settings/service-settings.ts';
import {
  defaultSettings,
  graveSettings,
  settingNames,
  type SettingName,
} from '@ecrin/domain/service-settings/service-settings.vocabulary.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { serviceOwner } from '@ecrin/platform/projections/service-owner.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import type { SettingsFromEnvironment } from '@ecrin/platform/settings/current-settings.ts';
import { z } from 'zod';
import { adminRowModel } from '#admin-row/admin-row.model.ts';
import { countRecordingsToEraseRoute } from '#recording-retention/recording-retention.query.ts';
import { serviceSettingsModel, settingChangeModel, type ServiceSettingsDocument } from './service-settings.model.ts';

/** `settings`: what the environment decides. `others`: its further variables, as an administrator may see them. */
export type ShownEnvironment = Readonly<{
  settings: SettingsFromEnvironment;
  others: readonly EnvironmentVariable[];
}>;

type Names = ReadonlyMap<string, string | null>;

const namesOf = async (models: Pick<ReadModels, 'open'>, ids: readonly string[]): Promise<Names> => {
  const rows = await (await models.open(adminRowModel)).getMany([...new Set(ids)]);
  return new Map([...rows].map(([id, { doc }]) => [id, doc.fullname]));
};

type Parts = Readonly<{ stored: ServiceSettingsDocument | null; environment: SettingsFromEnvironment; names: Names }>;

const lastOf = (name: SettingName, { stored, names }: Parts) => {
  const last = stored?.settings[name];
  if (!last) return { value: null, change: null };
  const { value, change, by, changedAt, startsAt } = last;
  return { value, change: { change, by: names.get(by) ?? null, changedAt, startsAt } };
};

const shownSetting = (name: SettingName, parts: Parts): ShownSetting => {
  const { values, variables } = parts.environment;
  const [given, { value, change }] = [values[name], lastOf(name, parts)];
  return {
    name,
    value: z.json().parse(given ?? value ?? parts.stored?.defaults[name] ?? defaultSettings[name]),
    isDefault: given === undefined && value === null,
    grave: graveSettings.includes(name),
    variable: variables[name] ?? null,
    locked: given !== undefined,
    change,
  };
};

const showSettingsRoute = ({ settings: environment, others }: ShownEnvironment) =>
  queryRoute({
    method: 'get',
    path: '/settings',
    access: 'admin',
    summary:
      'Shows the settings of the service: their values, who changed them last, and which ones the environment decides',
    params: z.object({}),
    query: z.object({}),
    answer: settingsAnswer,
    model: serviceSettingsModel,
    joins: [adminRowModel],
    ask: (models) => async () => {
      const stored = await (await models.open(serviceSettingsModel)).get(serviceOwner);
      const changes = Object.values(stored?.settings ?? {});
      const names = await namesOf(
        models,
        changes.map(({ by }) => by),
      );
      return {
        settings: settingNames.map((name) => shownSetting(name, { stored, environment, names })),
        environment: [...others],
      };
    },
  });

const listSettingChangesRoute = queryRoute({
  method: 'get',
  path: '/settings/changes',
  access: 'admin',
  summary: 'Lists the changes of settings, newest first: who, when, from what to what',
  params: z.object({}),
  query: settingChangesQuery,
  answer: settingChangesAnswer,
  model: settingChangeModel,
  joins: [serviceSettingsModel, adminRowModel],
  ask:
    (models) =>
    async ({ query: { limit, cursor } }) => {
      const { items, nextCursor } = await (
        await models.open(settingChangeModel)
      ).find({ filter: { ownerId: serviceOwner }, sort: [['change', 'desc']], limit, cursor: cursor ?? null });
      const latest = (await (await models.open(serviceSettingsModel)).get(serviceOwner))?.settings ?? {};
      const names = await namesOf(
        models,
        items.map(({ by }) => by),
      );
      return {
        nextCursor,
        items: items.map(({ change, setting, value, before, undoes, by, changedAt, startsAt }): SettingChange => ({
          change,
          setting,
          value: z.json().parse(value),
          before: z.json().parse(before),
          undoes,
          by: names.get(by) ?? null,
          changedAt,
          startsAt,
          undoable: latest[setting]?.change === change,
        })),
      };
    },
});

/** Reading them; they are changed by commands. */
export const createSettingsQueryRoutes = (environment: ShownEnvironment) =>
  [showSettingsRoute(environment), listSettingChangesRoute, countRecordingsToEraseRoute] as const;
