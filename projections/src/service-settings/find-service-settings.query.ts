import {
  defaultSettings,
  settingNames,
  type ServiceSettings,
} from '@ecrin/domain/service-settings/service-settings.vocabulary.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { serviceOwner } from '@ecrin/platform/projections/service-owner.ts';
import { serviceSettingsModel } from './service-settings.model.ts';

/** `locked`: what the environment sets; it comes first, then what administrators set, then the default. */
export const findServiceSettings =
  (models: Pick<ReadModels, 'open'>, locked: Partial<ServiceSettings>) => async (): Promise<ServiceSettings> => {
    const stored = await (await models.open(serviceSettingsModel)).get(serviceOwner);
    const set = Object.fromEntries(
      settingNames.flatMap((name) => {
        const value = stored?.settings[name]?.value ?? null;
        return value === null ? [] : [[name, value]];
      }),
    );
    return { ...defaultSettings, ...stored?.defaults, ...set, ...locked };
  };
