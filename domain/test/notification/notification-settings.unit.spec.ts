import { describe, expect, it } from 'vitest';
import { chooseNotificationSettings } from '#notification/commands/choose-notification-settings.ts';
import { unsubscribeFromMail } from '#notification/commands/unsubscribe-from-mail.ts';
import { notificationSettings } from '#notification/notification-settings.aggregate.ts';
import { defaultNotificationSettings, type NotificationSettings } from '#notification/notification.vocabulary.ts';
import { chosen, forSettings, notificationId, now, ownerId } from './notification.fixtures.ts';

const { given } = forSettings;
const choose = { ownerId, settings: { ...defaultNotificationSettings, words: true }, byMail: false, now };
const quietHours = { from: 1_320, to: 420, timeZone: 'Europe/Paris' };
const changedTo = (changed: Partial<NotificationSettings>) => ({
  ...choose,
  settings: { ...defaultNotificationSettings, ...changed },
});

describe('choosing notification settings', () => {
  it('stores the whole value', () => given().when(chooseNotificationSettings, choose).then(chosen));
  it('records when it was changed from a mail', () =>
    given()
      .when(chooseNotificationSettings, { ...choose, byMail: true })
      .then({ ...chosen, data: { ...chosen.data, byMail: true } }));
  it('appends nothing when nothing changes', () => {
    given().when(chooseNotificationSettings, changedTo({})).thenNothing();
    given(chosen).when(chooseNotificationSettings, choose).thenNothing();
  });
  it.each<Partial<NotificationSettings>>([
    { general: false },
    { pushTime: 'always' },
    { quietHours },
    { kinds: { ...defaultNotificationSettings.kinds, news: { 'in-app': false, push: false, mail: false } } },
  ])('detects every change: %o', (changed) =>
    given()
      .when(chooseNotificationSettings, changedTo(changed))
      .then({ ...chosen, data: { ...chosen.data, settings: changedTo(changed).settings } }),
  );
  it.each([{ from: 1_380 }, { to: 480 }, { timeZone: 'Europe/London' }])(
    'detects changed quiet hours: %o',
    (changed) => {
      const before = { ...chosen, data: { ...chosen.data, settings: changedTo({ quietHours }).settings } };
      const after = changedTo({ quietHours: { ...quietHours, ...changed } });
      given(before)
        .when(chooseNotificationSettings, after)
        .then({ ...chosen, data: { ...chosen.data, settings: after.settings } });
    },
  );
  it('keeps security notifications in the app', () => {
    const asked = changedTo({
      general: false,
      kinds: { ...defaultNotificationSettings.kinds, account: { 'in-app': false, push: false, mail: false } },
    });
    const corrected = {
      ...asked.settings,
      kinds: { ...asked.settings.kinds, account: { 'in-app': true, push: false, mail: false } },
    };
    given()
      .when(chooseNotificationSettings, asked)
      .then({ ...chosen, data: { ...chosen.data, settings: corrected } });
  });
  it('records the client as owner', () =>
    expect(
      [notificationSettings.initial, notificationSettings.evolve(notificationSettings.initial, chosen)].map(
        notificationSettings.ownerOf,
      ),
    ).toEqual([null, ownerId]));
});

describe('unsubscribing from the mails of a kind', () => {
  const leave = { ownerId, kind: 'reminder', notificationId, now } as const;
  const wanting = (changed: Partial<NotificationSettings>) => {
    const settings = { ...defaultNotificationSettings, ...changed };
    const mailed = {
      ...settings.kinds,
      reminder: { ...settings.kinds.reminder, mail: true },
      goal: { ...settings.kinds.goal, mail: true },
    };
    return { ...settings, kinds: mailed };
  };
  const left = (settings: NotificationSettings) => ({
    ...chosen,
    data: {
      ...chosen.data,
      byMail: true,
      notificationId,
      settings: { ...settings, kinds: { ...settings.kinds, reminder: { ...settings.kinds.reminder, mail: false } } },
    },
  });
  const before = { ...chosen, data: { ...chosen.data, settings: wanting({ quietHours, words: true }) } };

  it('leaves all other current settings unchanged', () =>
    given(before)
      .when(unsubscribeFromMail, leave)
      .then(left(wanting({ quietHours, words: true }))));
  it('appends nothing when they are off', () => {
    given().when(unsubscribeFromMail, leave).thenNothing();
    given(before, left(before.data.settings)).when(unsubscribeFromMail, leave).thenNothing();
  });
});
