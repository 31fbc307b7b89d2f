import { evolveWith, type Aggregate } from '#kernel/event-sourcing.ts';
import { changeRetention, keptForEver, type RecordingRetention } from './recording-retention.ts';
import type { ServiceSettingChanged, ServiceSettingsEvent } from './service-settings.events.ts';
import type { SettingName, SettingValue } from './service-settings.vocabulary.ts';

type Change = Pick<ServiceSettingChanged['data'], 'change' | 'setting' | 'before'>;

/** `values`: what was set, without defaults. `changes`: all of them, oldest first. `retention`: of recordings, as of the last change. */
export type ChangedSettings = Readonly<{
  values: ReadonlyMap<SettingName, SettingValue>;
  changes: readonly Change[];
  retention: RecordingRetention;
}>;

/** Of the settings, only one changes it. */
export const withRetention = (
  retention: RecordingRetention,
  { setting, value, ...data }: ServiceSettingChanged['data'],
): RecordingRetention =>
  setting === 'recordingsKeptDays'
    ? changeRetention(retention, {
        ...data,
        startsAt: data.startsAt,
        keptDays: typeof value === 'number' ? value : null,
      })
    : retention;

/** There is one. */
export const serviceSettingsId = 'settings';

export const serviceSettings: Aggregate<ChangedSettings, ServiceSettingsEvent> = {
  category: 'service',
  initial: { values: new Map(), changes: [], retention: keptForEver },
  evolve: evolveWith<ChangedSettings, ServiceSettingsEvent>({
    ServiceSettingChanged: ({ values, changes, retention }, data) => {
      const { change, setting, value, before } = data;
      return {
        values: new Map(values).set(setting, value),
        changes: [...changes, { change, setting, before }],
        retention: withRetention(retention, data),
      };
    },
  }),
  // Shared by all: each event is sealed for the administrator who made it.
  ownerOf: () => null,
};
