import type { AdminPermissions, FindAdminPermissions } from '@ecrin/platform/routing/admin-permissions.ts';
import type { ApiServices } from '#http/api-services.ts';
import { findAdmin, type KnownAdmin } from './find-admin.ts';

/** A superadmin requires a second factor; to others it is offered. */
export const secondFactorStateOf = ({ entry, own }: KnownAdmin): AdminPermissions['secondFactor'] => {
  if (own.factorId !== null) return 'enrolled';
  return entry.role === 'superadmin' ? 'missing' : 'offered';
};

/** Another administrator chose it. */
export const hasGivenPassword = ({ entry, own }: KnownAdmin): boolean => own.passwordGiven ?? entry.passwordGiven;

/** The current permissions of administrators. */
export const createFindAdminPermissions =
  (services: Pick<ApiServices, 'events'>): FindAdminPermissions =>
  async (adminId) => {
    const known = await findAdmin(services, adminId);
    return known?.entry.status === 'active'
      ? { role: known.entry.role, passwordGiven: hasGivenPassword(known), secondFactor: secondFactorStateOf(known) }
      : null;
  };
