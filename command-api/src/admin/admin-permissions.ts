import { isSecondFactorRequired } from '@ecrin/domain/admin/second-factor-policy.ts';
import { serviceSettings, serviceSettingsId } from '@ecrin/domain/service-settings/service-settings.aggregate.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { AdminPermissions, FindAdminPermissions } from '@ecrin/platform/routing/admin-permissions.ts';
import type { ApiServices } from '#http/api-services.ts';
import { findAdmin, loadRoster, type KnownAdmin } from './find-admin.ts';

/** Of a superadmin always, of others by a setting. From the streams themselves, as what they may: a switch counts at once. */
export const mustHaveSecondFactor = async (
  services: Pick<ApiServices, 'events'>,
  { entry: { role } }: Pick<KnownAdmin, 'entry'>,
): Promise<boolean> => {
  const { state: settings } = await loadAggregate(services.events, serviceSettings, { id: serviceSettingsId });
  return isSecondFactorRequired(role, settings, (await loadRoster(services)).state);
};

/** A passkey is one: its device has verified the person. */
const hasSecondFactor = ({ own }: KnownAdmin): boolean => own.factorId !== null || own.passkeys.length > 0;

/** Where it is not required it is offered. Whether it is matters only to who has none. */
export const findSecondFactorState = async (
  services: Pick<ApiServices, 'events'>,
  known: KnownAdmin,
): Promise<AdminPermissions['secondFactor']> => {
  if (hasSecondFactor(known)) return 'enrolled';
  return (await mustHaveSecondFactor(services, known)) ? 'missing' : 'offered';
};

/** Another administrator chose it. */
export const hasGivenPassword = ({ entry, own }: KnownAdmin): boolean => own.passwordGiven ?? entry.passwordGiven;

/** The current permissions of administrators. */
export const createFindAdminPermissions =
  (services: Pick<ApiServices, 'events'>): FindAdminPermissions =>
  async (adminId) => {
    const known = await findAdmin(services, adminId);
    if (known?.entry.status !== 'active') return null;
    const secondFactor = await findSecondFactorState(services, known);
    return { role: known.entry.role, passwordGiven: hasGivenPassword(known), secondFactor };
  };
