import { describe, expect, it } from 'vitest';
import type { AdminDeactivated, AdminEdited, AdminReactivated, AdminRoleChanged } from '#admin/admin.events.ts';
import { createAdmin } from '#admin/roster/create-admin.ts';
import { createFirstAdmin } from '#admin/roster/create-first-admin.ts';
import { deactivateAdmin } from '#admin/roster/deactivate-admin.ts';
import { editAdmin } from '#admin/roster/edit-admin.ts';
import { reactivateAdmin } from '#admin/roster/reactivate-admin.ts';
import { roster } from '#admin/roster/roster.aggregate.ts';
import { alix, basile, chloe, created, actor, forRoster, now } from './admin.fixtures.ts';

const at = { by: 'alix', sessionId: 'session-1' };
const roleChanged = (adminId: string, role: 'admin' | 'superadmin'): AdminRoleChanged => ({
  type: 'AdminRoleChanged',
  data: { adminId, role, ...at, changedAt: now },
  private: { device: 'Firefox' },
});
const deactivated = (adminId: string): AdminDeactivated => ({
  type: 'AdminDeactivated',
  data: { adminId, ...at, deactivatedAt: now },
  private: { device: 'Firefox' },
});
const reactivated = (adminId: string): AdminReactivated => ({
  type: 'AdminReactivated',
  data: { adminId, ...at, reactivatedAt: now },
  private: { device: 'Firefox' },
});
const edited = (adminId: string, emailHash: string, email: string): AdminEdited => ({
  type: 'AdminEdited',
  data: { adminId, emailHash, ...at, editedAt: now },
  private: { email, fullname: adminId, device: 'Firefox' },
});

const words = {
  email: 'dan@exemple.fr',
  emailHash: 'hash of dan',
  fullname: 'Dan',
  credentialId: 'credential of dan',
  language: 'fr',
  now,
} as const;
const nothing = { email: null, fullname: null, role: null };

describe('the first superadmin', () => {
  const command = { ...words, adminId: 'dan', device: 'Firefox' };
  const made = {
    ...created('dan', 'superadmin'),
    private: { email: 'dan@exemple.fr', fullname: 'Dan', device: 'Firefox' },
  };
  it('is created while there is no administrator', () =>
    forRoster
      .given()
      .when(createFirstAdmin, command)
      .then({ ...made, data: { ...made.data, createdAt: now, newInstallation: true } }));
  it('is created only once', () =>
    forRoster.given(alix).when(createFirstAdmin, command).thenRefused('admin.first-link-over'));
});

describe('creating an administrator', () => {
  const command = { ...actor, ...words, adminId: 'dan', role: 'admin' } as const;
  it('is allowed to a superadmin', () =>
    forRoster
      .given(alix)
      .when(createAdmin, command)
      .then({
        type: 'AdminCreated',
        data: {
          adminId: 'dan',
          role: 'admin',
          emailHash: 'hash of dan',
          credentialId: 'credential of dan',
          language: 'fr',
          ...at,
          createdAt: now,
          passwordGiven: true,
        },
        private: { email: 'dan@exemple.fr', fullname: 'Dan', device: 'Firefox' },
      }));
  it('is refused to an actor who is not, or no longer, a superadmin', () => {
    forRoster
      .given(alix, chloe)
      .when(createAdmin, { ...command, by: 'chloe' })
      .thenRefused('admin.superadmin-required');
    forRoster
      .given(alix, basile, deactivated('alix'))
      .when(createAdmin, command)
      .thenRefused('admin.superadmin-required');
    forRoster.given().when(createAdmin, command).thenRefused('admin.superadmin-required');
  });
  it('is refused with an address in use, also by a deactivated administrator', () => {
    forRoster
      .given(alix, chloe)
      .when(createAdmin, { ...command, emailHash: 'hash of chloe' })
      .thenRefused('admin.email-taken');
    forRoster
      .given(alix, chloe, deactivated('chloe'))
      .when(createAdmin, { ...command, emailHash: 'hash of chloe' })
      .thenRefused('admin.email-taken');
  });
  it('is refused with an id in use', () =>
    forRoster
      .given(alix, chloe)
      .when(createAdmin, { ...command, adminId: 'chloe' })
      .thenRefused('admin.already-exists'));
});

describe('editing an administrator', () => {
  const command = { ...actor, adminId: 'chloe', now };
  it('changes address, name and role separately', () => {
    forRoster
      .given(alix, chloe)
      .when(editAdmin, {
        ...command,
        ...nothing,
        email: { address: 'c@exemple.fr', hash: 'hash of c' },
        role: 'superadmin',
      })
      .then(edited('chloe', 'hash of c', 'c@exemple.fr'), roleChanged('chloe', 'superadmin'));
    forRoster
      .given(alix, chloe)
      .when(editAdmin, { ...command, ...nothing, fullname: 'chloe', role: 'admin' })
      .thenNothing();
  });
  it('refuses an address in use, and then changes nothing', () =>
    forRoster
      .given(alix, chloe)
      .when(editAdmin, {
        ...command,
        email: { address: 'alix@exemple.fr', hash: 'hash of alix' },
        fullname: 'C',
        role: 'superadmin',
      })
      .thenRefused('admin.email-taken'));
  it('refuses to demote the last superadmin', () => {
    forRoster
      .given(alix, chloe)
      .when(editAdmin, { ...command, ...nothing, adminId: 'alix', role: 'admin' })
      .thenRefused('admin.last-superadmin');
    forRoster
      .given(alix, basile, deactivated('basile'))
      .when(editAdmin, { ...command, ...nothing, adminId: 'alix', role: 'admin' })
      .thenRefused('admin.last-superadmin');
    forRoster
      .given(alix, basile)
      .when(editAdmin, { ...command, ...nothing, adminId: 'alix', role: 'admin' })
      .then(roleChanged('alix', 'admin'));
  });
  it('applies only the first of two concurrent demotions of each other', () =>
    forRoster
      .given(alix, basile, roleChanged('alix', 'admin'))
      .when(editAdmin, { ...command, ...nothing, adminId: 'basile', role: 'admin' })
      .thenRefused('admin.superadmin-required'));
  it('refuses an unknown id', () =>
    forRoster
      .given(alix)
      .when(editAdmin, { ...command, ...nothing })
      .thenRefused('admin.not-found'));
});

describe('deactivating and reactivating', () => {
  const command = { ...actor, adminId: 'chloe', now };
  it('is recorded once each', () => {
    forRoster.given(alix, chloe).when(deactivateAdmin, command).then(deactivated('chloe'));
    forRoster.given(alix, chloe, deactivated('chloe')).when(deactivateAdmin, command).thenNothing();
    forRoster.given(alix, chloe, deactivated('chloe')).when(reactivateAdmin, command).then(reactivated('chloe'));
    forRoster.given(alix, chloe).when(reactivateAdmin, command).thenNothing();
  });
  it('refuses to deactivate the last superadmin', () => {
    forRoster
      .given(alix, chloe)
      .when(deactivateAdmin, { ...command, adminId: 'alix' })
      .thenRefused('admin.last-superadmin');
    forRoster
      .given(alix, basile)
      .when(deactivateAdmin, { ...command, adminId: 'alix' })
      .then(deactivated('alix'));
  });
  it('refuses an unknown id', () => {
    forRoster.given(alix).when(deactivateAdmin, command).thenRefused('admin.not-found');
    forRoster.given(alix).when(reactivateAdmin, command).thenRefused('admin.not-found');
  });
});

it('lists administrators without names and addresses once their key is destroyed', () => {
  const state = [
    { ...alix, private: null },
    { ...edited('alix', 'hash of a', 'a@exemple.fr'), private: null },
    edited('nobody', 'h', 'e'),
  ].reduce(roster.evolve, roster.initial);
  expect([...state.values()]).toEqual([
    expect.objectContaining({
      status: 'active',
      role: 'superadmin',
      emailHash: 'hash of a',
      email: null,
      fullname: null,
    }),
  ]);
});
