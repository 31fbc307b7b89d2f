import { specFor } from '@ecrin/testing/kits/decision-spec.ts';
import { describe, expect, it } from 'vitest';
import { adminNotification, adminNotificationSettings } from '#admin-notification/admin-notification.aggregate.ts';
import type {
  AdminNotificationPosted,
  AdminNotificationRead,
  AdminNotificationSettingsChosen,
} from '#admin-notification/admin-notification.events.ts';
import { defaultAdminNotificationSettings } from '#admin-notification/admin-notification.vocabulary.ts';
import { chooseAdminNotificationSettings } from '#admin-notification/choose-admin-notification-settings.ts';
import { noticeGroup } from '#admin-notification/grouped-notice.ts';
import { postAdminNotification } from '#admin-notification/post-admin-notification.ts';
import { readAdminNotification } from '#admin-notification/read-admin-notification.ts';

const now = '2026-01-02T09:00:00.000Z';
const its = { notificationId: 'n-1', adminId: 'alix' };
const notice = { about: 'disk-low', percent: 4 } as const;
const posted: AdminNotificationPosted = {
  type: 'AdminNotificationPosted',
  data: { ...its, notice, unread: true, postedAt: now },
  private: null,
};
const silent: AdminNotificationPosted = { ...posted, data: { ...posted.data, unread: false } };
const read: AdminNotificationRead = { type: 'AdminNotificationRead', data: { ...its, readAt: now }, private: null };

describe('a notification of an administrator', () => {
  const { given } = specFor(adminNotification);
  const post = { ...its, notice, unread: true, now };

  it('is posted once', () => {
    given().when(postAdminNotification, post).then(posted);
    given(posted).when(postAdminNotification, post).thenNothing();
  });
  it('of a group is posted again with what came since, and unread', () => {
    const reported = { about: 'comments-reported', subject: 'comment', reason: 'other', reportIds: ['one'] } as const;
    const first: AdminNotificationPosted = { ...posted, data: { ...posted.data, notice: reported } };
    const again = { ...post, notice: { ...reported, reason: 'off-topic', reportIds: ['two'] } } as const;
    const both: AdminNotificationPosted = {
      ...posted,
      data: { ...posted.data, notice: { ...again.notice, reportIds: ['one', 'two'] } },
    };
    given(first)
      .when(postAdminNotification, { ...post, notice: reported })
      .thenNothing();
    given(first, read).when(postAdminNotification, again).then(both);
    given(both).when(postAdminNotification, again).thenNothing();
    given(posted).when(postAdminNotification, again).thenNothing();
  });
  it('of budgets counts a client once within the hour, also one who is no longer named', () => {
    const reachedBy = (clientId: string) =>
      ({ about: 'client-budget-reached', clientId, percent: 101, clientIds: [clientId], clients: 1 }) as const;
    const ids = Array.from({ length: 23 }, (_none, index) => `client-${index}`);
    const history = ids.map((clientId, at): AdminNotificationPosted => {
      const joined = { ...reachedBy(clientId), clientIds: ids.slice(0, Math.min(at + 1, 20)), clients: at + 1 };
      return { ...posted, data: { ...posted.data, notice: joined } };
    });
    for (const again of ['client-0', 'client-19', 'client-20', 'client-22'])
      given(...history)
        .when(postAdminNotification, { ...post, notice: reachedBy(again) })
        .thenNothing();
    const one = { ...reachedBy('another'), clientIds: ids.slice(0, 20), clients: 24 };
    given(...history)
      .when(postAdminNotification, { ...post, notice: reachedBy('another') })
      .then({ ...posted, data: { ...posted.data, notice: one } });
  });
  it('has a group of one hour, or none', () => {
    const at = (time: string) => noticeGroup({ about: 'transcriptions-failed' }, `2026-01-02T${time}.000Z`);
    expect(at('09:00:00')).toBe(at('09:59:59'));
    expect(at('09:59:59')).not.toBe(at('10:00:00'));
    expect(noticeGroup({ about: 'disk-low' }, now)).toBeNull();
  });
  it('is read once, and only when it was unread', () => {
    given(posted)
      .when(readAdminNotification, { ...its, now })
      .then(read);
    given(posted, read)
      .when(readAdminNotification, { ...its, now })
      .thenNothing();
    given(silent)
      .when(readAdminNotification, { ...its, now })
      .thenNothing();
    given()
      .when(readAdminNotification, { ...its, now })
      .thenRefused('notification.not-found');
  });
  it('belongs to its reader', () =>
    expect(
      [adminNotification.initial, adminNotification.evolve(adminNotification.initial, posted)].map(
        adminNotification.ownerOf,
      ),
    ).toEqual([null, 'alix']));
});

describe('what an administrator wants to be told', () => {
  const { given } = specFor(adminNotificationSettings);
  const settings = { ...defaultAdminNotificationSettings, requests: { 'in-app': false, push: true, mail: true } };
  const chosen: AdminNotificationSettingsChosen = {
    type: 'AdminNotificationSettingsChosen',
    data: { adminId: 'alix', settings, chosenAt: now },
    private: null,
  };
  const choose = { adminId: 'alix', settings, now };

  it('is stored as a whole, once', () => {
    given().when(chooseAdminNotificationSettings, choose).then(chosen);
    given(chosen).when(chooseAdminNotificationSettings, choose).thenNothing();
    given()
      .when(chooseAdminNotificationSettings, { ...choose, settings: defaultAdminNotificationSettings })
      .thenNothing();
  });
  it('always includes exceptional access in the app', () =>
    given()
      .when(chooseAdminNotificationSettings, {
        ...choose,
        settings: { ...settings, access: { 'in-app': false, push: false, mail: false } },
      })
      .then({
        ...chosen,
        data: { ...chosen.data, settings: { ...settings, access: { 'in-app': true, push: false, mail: false } } },
      }));
  it('has the defaults for kinds and ways that did not exist then', () => {
    const { costs: _costs, ...earlier } = { ...settings, failures: { 'in-app': false, mail: false } };
    const stored = { ...chosen, data: { ...chosen.data, settings: earlier } };
    expect(adminNotificationSettings.evolve(adminNotificationSettings.initial, stored).settings).toEqual({
      ...settings,
      failures: { 'in-app': false, push: true, mail: false },
      costs: defaultAdminNotificationSettings.costs,
    });
  });
  it('belongs to them', () =>
    expect(
      adminNotificationSettings.ownerOf(adminNotificationSettings.evolve(adminNotificationSettings.initial, chosen)),
    ).toBe('alix'));
});
