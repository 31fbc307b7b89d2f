import type { ServiceSettingChanged } from '@ecrin/domain/service-settings/service-settings.events.ts';
import type {
  MaintenanceBanner,
  ServiceSettings,
  SettingName,
  SettingValue,
} from '@ecrin/domain/service-settings/service-settings.vocabulary.ts';
import type { Model } from '@ecrin/platform/ports/read-models.ts';

/** `startsAt` null: at once. */
type LastChange = Readonly<{
  value: SettingValue;
  change: number;
  by: string;
  changedAt: string;
  startsAt: string | null;
}>;

/** What was set, one document for the whole service. `defaults`: those with which this installation began, where they are not the usual ones. */
export type ServiceSettingsDocument = Readonly<{
  ownerId: string;
  settings: Readonly<Partial<Record<SettingName, LastChange>>>;
  defaults: Readonly<Partial<ServiceSettings>>;
}>;

export const serviceSettingsModel: Model<ServiceSettingsDocument> = {
  name: 'service-settings',
  version: 3,
  indexes: [['ownerId']],
};

/** One change, under its number. */
export type SettingChangeDocument = Readonly<{ ownerId: string }> &
  Omit<ServiceSettingChanged['data'], 'sessionId' | 'startsAt'> &
  Pick<LastChange, 'startsAt'>;

export const settingChangeModel: Model<SettingChangeDocument> = {
  name: 'setting-change',
  version: 2,
  indexes: [['ownerId', 'change']],
};

export const maintenanceBannerId = 'maintenance';

/** What every client is shown; one document. `id`: of this wording. `banner` null: nothing. */
export type MaintenanceBannerDocument = Readonly<{
  ownerId: string;
  id: string;
  banner: MaintenanceBanner | null;
  changedAt: string;
}>;

export const maintenanceBannerModel: Model<MaintenanceBannerDocument> = {
  name: 'maintenance-banner',
  version: 1,
  indexes: [['ownerId']],
};
