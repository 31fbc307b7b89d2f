import { evolveWith, type Aggregate } from '#kernel/event-sourcing.ts';
import type { ServiceSettingChanged, ServiceSettingsEvent } from './service-settings.events.ts';
import type { SettingName, SettingValue } from './service-settings.vocabulary.ts';

type Change = Pick<ServiceSettingChanged['data'], 'change' | 'setting' | 'before'>;

/** `values`: what was set, without defaults. `changes`: all of them, oldest first. */
export type ChangedSettings = Readonly<{
  values: ReadonlyMap<SettingName, SettingValue>;
  changes: readonly Change[];
}>;

/** There is one. */
export const serviceSettingsId = 'settings';

export const serviceSettings: Aggregate<ChangedSettings, ServiceSettingsEvent> = {
  category: 'service',
  initial: { values: new Map(), changes: [] },
  evolve: evolveWith<ChangedSettings, ServiceSettingsEvent>({
    ServiceSettingChanged: ({ values, changes }, { change, setting, value, before }) => ({
      values: new Map(values).set(setting, value),
      changes: [...changes, { change, setting, before }],
    }),
  }),
  // Shared by all: each event is sealed for the administrator who made it.
  ownerOf: () => null,
};
