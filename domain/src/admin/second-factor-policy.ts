import type { ChangedSettings } from '#service-settings/service-settings.aggregate.ts';
import { defaultSettings, newInstallationSettings } from '#service-settings/service-settings.vocabulary.ts';
import type { AdminRole } from './admin.vocabulary.ts';
import type { Roster } from './roster/roster.aggregate.ts';

/** Whether an administrator may do nothing without a second factor: as it was set, else as the installation began. */
export const isSecondFactorRequired = (
  role: AdminRole,
  { values }: Pick<ChangedSettings, 'values'>,
  roster: Roster,
): boolean => {
  const isNew = [...roster.values()].some(({ newInstallation }) => newInstallation);
  const { secondFactorRequired: byDefault } = isNew ? newInstallationSettings : defaultSettings;
  return role === 'superadmin' || (values.get('secondFactorRequired') ?? byDefault) === 'everyone';
};
