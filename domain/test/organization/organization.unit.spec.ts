import { specFor } from '@ecrin/testing/kits/decision-spec.ts';
import { describe, expect, it } from 'vitest';
import { closeOrganization, reopenOrganization } from '#organization/commands/close-organization.ts';
import { createOrganization, editOrganization } from '#organization/commands/describe-organization.ts';
import { organization } from '#organization/organization.aggregate.ts';
import type {
  OrganizationClosed,
  OrganizationCreated,
  OrganizationEdited,
  OrganizationReopened,
} from '#organization/organization.events.ts';
import type { OrganizationDetails } from '#organization/organization.vocabulary.ts';

const { given } = specFor(organization);
const [organizationId, by, now] = ['parish', 'alix', '2026-01-02T09:00:00.000Z'];
const details: OrganizationDetails = {
  name: 'Paroisse du Port',
  kind: 'religious',
  contact: 'Le secrétariat',
  referentId: 'anne',
  acceptsRequests: true,
};
const { name, contact, ...choices } = details;
const created: OrganizationCreated = {
  type: 'OrganizationCreated',
  data: { organizationId, ...choices, by, createdAt: now },
  private: { name, contact },
};
const edited: OrganizationEdited = {
  type: 'OrganizationEdited',
  data: { organizationId, ...choices, acceptsRequests: false, by, editedAt: now },
  private: { name: 'Paroisse', contact: null },
};
const closed: OrganizationClosed = {
  type: 'OrganizationClosed',
  data: { organizationId, by, closedAt: now },
  private: null,
};
const reopened: OrganizationReopened = {
  type: 'OrganizationReopened',
  data: { organizationId, by, reopenedAt: now },
  private: null,
};
const on = { organizationId, by, now };
const described = { ...on, details };
const other = { ...on, details: { ...details, name: 'Paroisse', contact: null, acceptsRequests: false } };

describe('an organisation', () => {
  it('is created once', () => {
    given().when(createOrganization, described).then(created);
    given(created).when(createOrganization, other).thenRefused('organization.already-created');
  });
  it('is edited as a whole', () => {
    given(created).when(editOrganization, other).then(edited);
    given(created).when(editOrganization, described).thenNothing();
    given().when(editOrganization, described).thenRefused('organization.not-found');
  });
  it('is closed and reopened', () => {
    given(created).when(closeOrganization, on).then(closed);
    given(created, closed).when(reopenOrganization, on).then(reopened);
    given(created, closed, reopened).when(reopenOrganization, on).thenNothing();
    given().when(closeOrganization, on).thenRefused('organization.not-found');
    given().when(reopenOrganization, on).thenRefused('organization.not-found');
  });
  it('owns itself, also without its words', () => {
    const state = [
      { ...created, private: null },
      { ...edited, private: null },
    ].reduce(organization.evolve, organization.initial);
    expect(organization.ownerOf(state)).toBe(organizationId);
    expect(state).toMatchObject({ name: null, contact: null });
    expect(organization.ownerOf(organization.initial)).toBeNull();
  });
});
