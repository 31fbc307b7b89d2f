import type { RecordedEvent } from '@ecrin/platform/event-sourcing/events.ts';
import { serviceOwner } from '@ecrin/platform/projections/service-owner.ts';
import { expect, it } from 'vitest';
import { organizationChangeProjection } from '#organization/organization-change.projection.ts';
import { membershipProjection, organizationProjection } from '#organization/organization.projection.ts';

type Event = Parameters<typeof organizationProjection.apply>[1];
type Membership = Parameters<typeof membershipProjection.apply>[1];

const [organizationId, clientId, by, at] = ['o-1', 'c-1', 'admin-1', '2026-01-02T08:00:00.000Z'];
const described = { organizationId, kind: 'school', referentId: null, acceptsRequests: true, by } as const;
const created: Event = {
  type: 'OrganizationCreated',
  data: { ...described, createdAt: at },
  private: { name: 'École du Port', contact: 'Le secrétariat' },
};
const edited = (acceptsRequests: boolean, words: Readonly<{ name: string; contact: null }> | null): Event => ({
  type: 'OrganizationEdited',
  data: { ...described, kind: 'arts', referentId: clientId, acceptsRequests, editedAt: at },
  private: words,
});
const closed: Event = { type: 'OrganizationClosed', data: { organizationId, by, closedAt: at }, private: null };
const reopened: Event = { type: 'OrganizationReopened', data: { organizationId, by, reopenedAt: at }, private: null };
const added: Membership = {
  type: 'OrganizationMemberAdded',
  data: { organizationId, clientId, by, requestId: 'r-1', addedAt: at },
  private: null,
};
const removed: Membership = {
  type: 'OrganizationMemberRemoved',
  data: { organizationId, clientId, by, removedAt: '2026-01-03T08:00:00.000Z' },
  private: { reason: 'Départ' },
};
const left: Membership = {
  type: 'OrganizationMemberLeft',
  data: { organizationId, clientId, leftAt: '2026-01-04T08:00:00.000Z' },
  private: null,
};
const organizationAfter = (...events: readonly Event[]) =>
  events.reduce<ReturnType<typeof organizationProjection.apply>>(
    (document, event) => organizationProjection.apply(document, event),
    null,
  );
const membershipAfter = (...events: readonly Membership[]) =>
  events.reduce<ReturnType<typeof membershipProjection.apply>>(
    (document, event) => membershipProjection.apply(document, event),
    null,
  );

it('is the service’s, sorted by its name without accents', () =>
  expect(organizationAfter(created)).toEqual({
    ownerId: serviceOwner,
    organizationId,
    name: 'École du Port',
    sortName: 'ecole du port',
    contact: 'Le secrétariat',
    kind: 'school',
    referentId: null,
    acceptsRequests: true,
    status: 'open',
    joinable: true,
    members: 0,
    createdAt: at,
  }));

it('is joined while it is open and accepts requests', () => {
  expect(organizationAfter(created, closed)).toMatchObject({ status: 'closed', joinable: false });
  expect(organizationAfter(created, closed, reopened)).toMatchObject({ status: 'open', joinable: true });
  expect(organizationAfter(created, edited(false, { name: 'Chœur', contact: null }))).toMatchObject({
    name: 'Chœur',
    kind: 'arts',
    referentId: clientId,
    joinable: false,
  });
});

it('has no name once its key is gone', () =>
  expect(organizationAfter(created, edited(true, null))).toMatchObject({ name: null, sortName: '', contact: null }));

it('counts who belongs', () => {
  expect(organizationAfter(created, added, added)).toMatchObject({ members: 2 });
  expect(organizationAfter(created, added, added, removed, left)).toMatchObject({ members: 0 });
  expect(organizationAfter(added, removed, left, closed)).toBeNull();
});

it('a membership lasts until it ends either way', () => {
  const member = membershipAfter(added);
  expect(member).toEqual({ ownerId: clientId, organizationId, member: true, since: at, requestId: 'r-1' });
  for (const end of [removed, left]) {
    const over = membershipAfter(added, end);
    expect([over?.member, over && membershipProjection.shown(over)]).toEqual([false, false]);
  }
  expect(membershipAfter(left)).toBeNull();
});

it.each([
  [created, { change: 'created', at, by, clientId: null }],
  [edited(true, null), { change: 'edited', at, by, clientId: null }],
  [closed, { change: 'closed', at, by, clientId: null }],
  [reopened, { change: 'reopened', at, by, clientId: null }],
  [added, { change: 'member-added', at, by, clientId }],
  [removed, { change: 'member-removed', at: removed.data.removedAt, by, clientId }],
  [left, { change: 'member-left', at: left.data.leftAt, by: null, clientId }],
])('its history has an entry without words of %o', (event, entry) => {
  const recorded = { ...event, id: 'event-1' } as unknown as RecordedEvent<Event>;
  expect(organizationChangeProjection.documentId(recorded)).toBe('event-1');
  expect(organizationChangeProjection.apply(null, recorded)).toEqual({
    ownerId: serviceOwner,
    changeId: 'event-1',
    organizationId,
    ...entry,
  });
});
