import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { Organization } from '../organization.aggregate.ts';
import type { OrganizationClosed, OrganizationReopened } from '../organization.events.ts';

export type CloseOrganization = Readonly<{ organizationId: string; by: string; now: string }>;

export const closeOrganization = (
  { organizationId, by, now }: CloseOrganization,
  { status }: Organization,
): Decision<OrganizationClosed, 'organization.not-found'> => {
  if (status === 'absent') return refuse('organization.not-found');
  return status === 'closed'
    ? nothingNew
    : [{ type: 'OrganizationClosed', data: { organizationId, by, closedAt: now }, private: null }];
};

export const reopenOrganization = (
  { organizationId, by, now }: CloseOrganization,
  { status }: Organization,
): Decision<OrganizationReopened, 'organization.not-found'> => {
  if (status === 'absent') return refuse('organization.not-found');
  return status === 'open'
    ? nothingNew
    : [{ type: 'OrganizationReopened', data: { organizationId, by, reopenedAt: now }, private: null }];
};
