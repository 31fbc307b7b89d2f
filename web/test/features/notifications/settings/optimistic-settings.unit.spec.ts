// @vitest-environment happy-dom
import { defaultNotificationSettings } from '@ecrin/domain/notification/notification.vocabulary.ts';
import { expect, it } from 'vitest';
import { changesMissingFrom, optimisticSettings, type Pending } from '#features/notifications/settings/use-settings.ts';

const words: Pending = { change: (settings) => ({ ...settings, words: true }), savedAt: null };
const always: Pending = { change: (settings) => ({ ...settings, pushTime: 'always' }), savedAt: 1_000 };
const settings = defaultNotificationSettings;

it('a pending change is shown until a response requested after it', () => {
  expect(optimisticSettings([words, always], { settings, askedAt: 1_000 })).toMatchObject({
    words: true,
    pushTime: 'always',
  });
  expect(optimisticSettings([words, always], { settings, askedAt: 1_001 })).toMatchObject({
    words: true,
    pushTime: 'away',
  });
});

it('while a newer response is pending, no choice is dropped', () =>
  expect(changesMissingFrom([words, always], { askedAt: null })).toEqual([words, always]));
it('the last choice wins', () => {
  const away: Pending = { change: (before) => ({ ...before, pushTime: 'away' }), savedAt: null };
  expect(optimisticSettings([always, away], { settings, askedAt: null }).pushTime).toBe('away');
});
