import { describe, expect, it } from 'vitest';
import { pushSupportOf, permissionSettingsOf, type KnownBrowser } from '#push/push-support.ts';

const agents = {
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.2 Mobile/15E148 Safari/604.1',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.2 Safari/605.1.15',
  android:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  chrome: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0',
} as const;
const browser = (name: keyof typeof agents, more: Partial<KnownBrowser> = {}): KnownBrowser => ({
  userAgent: agents[name],
  touchPoints: 0,
  standalone: false,
  pushes: true,
  ...more,
});

describe('push support', () => {
  it.each([
    ['here', browser('chrome')],
    ['here', browser('mac')],
    ['none', browser('firefox', { pushes: false })],
    ['home-screen', browser('iphone', { pushes: false })],
    ['home-screen', browser('mac', { touchPoints: 5, pushes: false })],
    ['here', browser('iphone', { standalone: true })],
    ['none', browser('iphone', { standalone: true, pushes: false })],
  ] as const)('is %s for %o', (way, known) => expect(pushSupportOf(known)).toBe(way));
});

describe('instructions for undoing a refusal', () => {
  it.each([
    ['applePhone', browser('iphone', { standalone: true })],
    ['applePhone', browser('mac', { touchPoints: 5 })],
    ['safari', browser('mac')],
    ['chromePhone', browser('android')],
    ['app', browser('android', { standalone: true })],
    ['chrome', browser('chrome')],
    ['firefox', browser('firefox')],
  ] as const)('are those of %s for %o', (settings, known) => expect(permissionSettingsOf(known)).toBe(settings));
});
