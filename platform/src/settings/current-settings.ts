import type { ServiceSettings, SettingName } from '@ecrin/domain/service-settings/service-settings.vocabulary.ts';

/** What the environment decides: its values, and the variable behind each setting that has one, set or not. */
export type SettingsFromEnvironment = Readonly<{
  values: Partial<ServiceSettings>;
  variables: Readonly<Partial<Record<SettingName, string>>>;
}>;

/**
 * The settings of the service as every process sees them, at most a second old. An environment variable that is set comes first, then what administrators set,
 * then the default.
 */
export type CurrentSettings = Readonly<{
  current: () => Promise<ServiceSettings>;
  environment: SettingsFromEnvironment;
}>;
