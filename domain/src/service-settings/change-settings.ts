import type { Actor } from '#admin/actor.ts';
import { refuse, type Decision } from '#kernel/event-sourcing.ts';
import { isSameValue } from '#kernel/same-value.ts';
import { startOf } from './recording-retention.ts';
import type { ChangedSettings } from './service-settings.aggregate.ts';
import type { ServiceSettingChanged } from './service-settings.events.ts';
import {
  settingNames,
  type SettingChanges,
  type SettingName,
  type SettingValue,
} from './service-settings.vocabulary.ts';

/** `locked`: settings the environment decides. */
type ByAdmin = Actor & Readonly<{ locked: readonly SettingName[]; now: string }>;
export type ChangeSettings = ByAdmin & Readonly<{ changes: SettingChanges }>;
export type UndoSettingChange = ByAdmin & Readonly<{ change: number }>;

type Next = Readonly<{ setting: SettingName; value: SettingValue; undoes: number | null }>;

const changesOf = (
  { by, sessionId, device, now }: Omit<ByAdmin, 'locked'>,
  settings: ChangedSettings,
  next: readonly Next[],
): readonly ServiceSettingChanged[] =>
  next
    .filter(({ setting, value }) => !isSameValue(settings.values.get(setting) ?? null, value))
    .map(({ setting, value, undoes }, index) => ({
      type: 'ServiceSettingChanged',
      data: {
        change: settings.changes.length + index + 1,
        setting,
        value,
        before: settings.values.get(setting) ?? null,
        undoes,
        ...startsLater(settings, { setting, value }, now),
        by,
        sessionId,
        changedAt: now,
      },
      private: { device },
    }));

/** Recordings are kept for a shorter time only after clients were told. */
const startsLater = (
  { retention }: ChangedSettings,
  { setting, value }: Pick<Next, 'setting' | 'value'>,
  now: string,
): Pick<ServiceSettingChanged['data'], 'startsAt'> => {
  if (setting !== 'recordingsKeptDays' || typeof value !== 'number') return {};
  const startsAt = startOf(retention, value, now);
  return startsAt === null ? {} : { startsAt };
};

/** All given changes, or none. */
export const changeSettings = (
  { changes, locked, ...actor }: ChangeSettings,
  settings: ChangedSettings,
): Decision<ServiceSettingChanged, 'service-settings.locked'> => {
  const next = settingNames.flatMap((setting) => {
    const value = changes[setting];
    return value === undefined ? [] : [{ setting, value, undoes: null }];
  });
  if (next.some(({ setting }) => locked.includes(setting))) return refuse('service-settings.locked');
  return changesOf(actor, settings, next);
};

type UndoRefused = 'service-settings.locked' | 'service-settings.change-not-found' | 'service-settings.changed-since';

/** Sets what was before; only the last change of a setting can be taken back. An undo is a change, so it can be undone too. */
export const undoSettingChange = (
  { change, locked, ...actor }: UndoSettingChange,
  settings: ChangedSettings,
): Decision<ServiceSettingChanged, UndoRefused> => {
  const made = settings.changes.find((one) => one.change === change);
  if (!made) return refuse('service-settings.change-not-found');
  const { setting, before } = made;
  if (locked.includes(setting)) return refuse('service-settings.locked');
  if (settings.changes.findLast((one) => one.setting === setting)?.change !== change)
    return refuse('service-settings.changed-since');
  return changesOf(actor, settings, [{ setting, value: before, undoes: change }]);
};
