import { describe, expect, it } from 'vitest';
import { reachabilityOf, reachOf, writtenLanguages, type Reachability } from '#broadcast/audience-reach.ts';
import { defaultNotificationSettings } from '#notification/notification.vocabulary.ts';
import { words } from './broadcast.fixtures.ts';

const everywhere: Reachability = { language: 'fr', 'in-app': 'on', push: 'on', mail: 'on' };
const sending = {
  channels: ['in-app', 'push', 'mail'] as const,
  fallback: null,
  written: { fr: true, en: true },
  setUp: { push: true, mail: true },
};

describe('how a client can be reached', () => {
  const facts = { language: 'fr', settings: defaultNotificationSettings, hasAddress: true, hasDevice: true } as const;
  const news = (on: boolean) => ({
    ...defaultNotificationSettings,
    kinds: { ...defaultNotificationSettings.kinds, news: { 'in-app': on, push: on, mail: on } },
  });
  it('in the app only, unless news were switched on elsewhere', () =>
    expect(reachabilityOf(facts)).toEqual({ language: 'fr', 'in-app': 'on', push: 'off', mail: 'off' }));
  it('everywhere, where there is a device and an address', () => {
    expect(reachabilityOf({ ...facts, settings: news(true) })).toEqual(everywhere);
    expect(reachabilityOf({ ...facts, settings: news(true), hasDevice: false }).push).toBe('no-device');
    expect(reachabilityOf({ ...facts, settings: news(true), hasAddress: false }).mail).toBe('no-address');
  });
  it('nowhere outside the app while notifications are off', () =>
    expect(reachabilityOf({ ...facts, settings: { ...news(true), general: false } })).toEqual({
      language: 'fr',
      'in-app': 'on',
      push: 'off',
      mail: 'off',
    }));
});

describe('who gets a broadcast', () => {
  it('everywhere it is meant to go', () => {
    expect(reachOf(everywhere, sending)).toEqual({
      channels: ['in-app', 'push', 'mail'],
      language: 'fr',
      fallback: false,
    });
    expect(reachOf(everywhere, { ...sending, channels: ['mail'] })).toMatchObject({ channels: ['mail'] });
  });
  it('in the fallback language where theirs is not written', () => {
    const french = { ...sending, written: writtenLanguages({ ...words, en: null }) };
    const english = { ...everywhere, language: 'en' as const };
    expect(reachOf(english, { ...french, fallback: 'fr' })).toMatchObject({ language: 'fr', fallback: true });
    expect(reachOf(english, french)).toEqual({ leftOut: 'no-words' });
  });
  it.each<readonly [Partial<Reachability>, Partial<typeof sending>, string]>([
    [{ 'in-app': 'off', push: 'off', mail: 'off' }, {}, 'switched-off'],
    [{ 'in-app': 'off', push: 'no-device', mail: 'off' }, {}, 'no-device'],
    [{ 'in-app': 'off', push: 'no-device', mail: 'no-address' }, {}, 'no-address'],
    [{ 'in-app': 'off', push: 'on', mail: 'on' }, { setUp: { push: false, mail: false } }, 'switched-off'],
  ])('says why not: %o', (client, changed, leftOut) =>
    expect(reachOf({ ...everywhere, ...client }, { ...sending, ...changed })).toEqual({ leftOut }),
  );
  it('says that this server does not send there', () =>
    expect(reachOf(everywhere, { ...sending, channels: ['mail'], setUp: { push: true, mail: false } })).toEqual({
      leftOut: 'not-set-up',
    }));
});
