import { expect, it } from 'vitest';
import { audienceMemberProjection } from '#audience/audience-member.projection.ts';

type Event = Parameters<typeof audienceMemberProjection.apply>[1];

const clientId = '01980000-0000-7000-8000-000000000003';
const [registeredAt, later] = ['2026-01-01T08:00:00.000Z', '2026-01-02T08:00:00.000Z'];
const registered: Event = {
  type: 'ClientRegistered',
  data: { clientId, credentialId: null, emailHash: null, language: 'fr', registeredAt },
  private: null,
};
const deactivated: Event = {
  type: 'ClientDeactivated',
  data: { clientId, by: 'a', deactivatedAt: later },
  private: null,
};
const reactivated: Event = {
  type: 'ClientReactivated',
  data: { clientId, by: 'a', reactivatedAt: later },
  private: null,
};
const memberAfter = (...events: readonly Event[]) =>
  events.reduce<ReturnType<typeof audienceMemberProjection.apply>>(audienceMemberProjection.apply, null);

it('a deactivated client is no one to write to, until they are reactivated', () => {
  expect(memberAfter(registered)).toMatchObject({ deactivated: false });
  expect(memberAfter(registered, deactivated)).toMatchObject({ deactivated: true });
  expect(memberAfter(registered, deactivated, reactivated)).toEqual(memberAfter(registered));
});
it('a client is in the audience of an organisation while they belong to it', () => {
  const [organizationId, other] = ['organization-1', 'organization-2'];
  const joined = (id: string): Event => ({
    type: 'OrganizationMemberAdded',
    data: { organizationId: id, clientId, by: 'a', requestId: null, addedAt: later },
    private: null,
  });
  const left: Event = {
    type: 'OrganizationMemberLeft',
    data: { organizationId, clientId, leftAt: later },
    private: null,
  };
  const removed: Event = {
    type: 'OrganizationMemberRemoved',
    data: { organizationId: other, clientId, by: 'a', removedAt: later },
    private: null,
  };
  expect(memberAfter(registered, joined(organizationId), joined(other))).toMatchObject({
    organizations: [organizationId, other],
  });
  expect(memberAfter(registered, joined(organizationId), joined(other), left)).toMatchObject({
    organizations: [other],
  });
  expect(memberAfter(registered, joined(other), removed)).toEqual(memberAfter(registered));
});
it('an unknown client is not made one by it', () => expect(memberAfter(deactivated)).toBeNull());
