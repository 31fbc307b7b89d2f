import { specFor } from '@ecrin/testing/kits/decision-spec.ts';
import { describe, expect, it } from 'vitest';
import { addMember, leaveOrganization, removeMember } from '#membership/change-membership.ts';
import { membership, membershipIdOf } from '#membership/membership.aggregate.ts';
import type {
  OrganizationMemberAdded,
  OrganizationMemberLeft,
  OrganizationMemberRemoved,
} from '#membership/membership.events.ts';

const { given } = specFor(membership);
const now = '2026-01-02T09:00:00.000Z';
const of = { organizationId: 'parish', clientId: 'anne' };
const add = { ...of, by: 'alix', requestId: 'request-1', now };
const remove = { ...of, by: 'alix', reason: 'A déménagé.', now };
const added: OrganizationMemberAdded = {
  type: 'OrganizationMemberAdded',
  data: { ...of, by: 'alix', requestId: 'request-1', addedAt: now },
  private: null,
};
const removed: OrganizationMemberRemoved = {
  type: 'OrganizationMemberRemoved',
  data: { ...of, by: 'alix', removedAt: now },
  private: { reason: 'A déménagé.' },
};
const left: OrganizationMemberLeft = {
  type: 'OrganizationMemberLeft',
  data: { ...of, leftAt: now },
  private: null,
};

describe('belonging to an organisation', () => {
  it('begins once, and again after it ended', () => {
    given().when(addMember, add).then(added);
    given(added, left).when(addMember, add).then(added);
  });
  it('is ended by an administrator, with a reason', () => {
    given(added).when(removeMember, remove).then(removed);
    given(added, left).when(removeMember, remove).thenNothing();
    given().when(removeMember, remove).thenRefused('membership.not-found');
  });
  it('is ended by the client', () => {
    given(added)
      .when(leaveOrganization, { ...of, now })
      .then(left);
    given(added, removed)
      .when(leaveOrganization, { ...of, now })
      .thenNothing();
    given()
      .when(leaveOrganization, { ...of, now })
      .thenRefused('membership.not-found');
  });
  it('is in a stream of the client for each organisation', () => {
    expect(membershipIdOf('parish', 'anne')).toBe('parish.anne');
    expect(membership.ownerOf(membership.evolve(membership.initial, added))).toBe('anne');
  });
});
