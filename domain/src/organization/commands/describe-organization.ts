import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { Organization } from '../organization.aggregate.ts';
import type { OrganizationCreated, OrganizationEdited } from '../organization.events.ts';
import type { OrganizationDetails } from '../organization.vocabulary.ts';

export type DescribeOrganization = Readonly<{
  organizationId: string;
  details: OrganizationDetails;
  by: string;
  now: string;
}>;

const isAsDescribed = (
  state: Extract<Organization, { status: 'open' | 'closed' }>,
  { name, kind, contact, referentId, acceptsRequests }: OrganizationDetails,
): boolean =>
  state.name === name &&
  state.kind === kind &&
  state.contact === contact &&
  state.referentId === referentId &&
  state.acceptsRequests === acceptsRequests;

const described = ({ organizationId, by, details: { kind, referentId, acceptsRequests } }: DescribeOrganization) => ({
  organizationId,
  kind,
  referentId,
  acceptsRequests,
  by,
});

export const createOrganization = (
  command: DescribeOrganization,
  state: Organization,
): Decision<OrganizationCreated, 'organization.already-created'> => {
  if (state.status !== 'absent')
    return isAsDescribed(state, command.details) ? nothingNew : refuse('organization.already-created');
  const { name, contact } = command.details;
  return [
    {
      type: 'OrganizationCreated',
      data: { ...described(command), createdAt: command.now },
      private: { name, contact },
    },
  ];
};

export const editOrganization = (
  command: DescribeOrganization,
  state: Organization,
): Decision<OrganizationEdited, 'organization.not-found'> => {
  if (state.status === 'absent') return refuse('organization.not-found');
  if (isAsDescribed(state, command.details)) return nothingNew;
  const { name, contact } = command.details;
  return [
    { type: 'OrganizationEdited', data: { ...described(command), editedAt: command.now }, private: { name, contact } },
  ];
};
