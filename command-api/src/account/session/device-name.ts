import type { ClientSession } from '@ecrin/contracts/client/security.ts';
import { parse } from 'bowser';

/** Where common names differ from the parser's. */
const commonNames: Readonly<Record<string, string>> = {
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
  Chromium: 'Chrome',
  'Chrome OS': 'ChromeOS',
};
const commonNameOf = (name: string | undefined): string | null => (name ? (commonNames[name] ?? name) : null);

/** A device as its owner would call it, from its user agent. */
export const deviceName = (userAgent: string): Pick<ClientSession, 'browser' | 'system'> => {
  if (userAgent === '') return { browser: null, system: null };
  const { browser, os, platform } = parse(userAgent);
  // Apple devices are named by device: iPhone, iPad.
  return { browser: commonNameOf(browser.name), system: commonNameOf(os.name === 'iOS' ? platform.model : os.name) };
};
