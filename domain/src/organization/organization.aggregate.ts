import { evolveWith, type Aggregate } from '#kernel/event-sourcing.ts';
import type { OrganizationEvent } from './organization.events.ts';
import type { OrganizationDetails } from './organization.vocabulary.ts';

/** `name` null once the organisation's own key is destroyed. */
export type ExistingOrganization = Omit<OrganizationDetails, 'name'> &
  Readonly<{ status: 'open' | 'closed'; organizationId: string; name: string | null }>;
export type Organization = Readonly<{ status: 'absent' }> | ExistingOrganization;

const change = (organization: Organization, changed: Partial<ExistingOrganization>): Organization =>
  organization.status === 'absent' ? organization : { ...organization, ...changed };

export const organization: Aggregate<Organization, OrganizationEvent> = {
  category: 'organization',
  initial: { status: 'absent' },
  // It owns itself: several administrators decide on it, and no client's key may take its name along.
  ownerOf: (state) => (state.status === 'absent' ? null : state.organizationId),
  evolve: evolveWith<Organization, OrganizationEvent>({
    OrganizationCreated: (_before, { organizationId, kind, referentId, acceptsRequests }, words) => ({
      status: 'open',
      organizationId,
      kind,
      referentId,
      acceptsRequests,
      name: words?.name ?? null,
      contact: words?.contact ?? null,
    }),
    OrganizationEdited: (state, { kind, referentId, acceptsRequests }, words) =>
      change(state, {
        kind,
        referentId,
        acceptsRequests,
        name: words?.name ?? null,
        contact: words?.contact ?? null,
      }),
    OrganizationClosed: (state) => change(state, { status: 'closed' }),
    OrganizationReopened: (state) => change(state, { status: 'open' }),
  }),
};
