import type { ClientSession } from '@ecrin/contracts/client/security.ts';
import { parse } from 'bowser';

/** Where people call something otherwise than the parser does. */
const commonNames: Readonly<Record<string, string>> = {
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
  Chromium: 'Chrome',
  'Chrome OS': 'ChromeOS',
};
const commonNameOf = (name: string | undefined): string | null => (name ? (commonNames[name] ?? name) : null);

/** A device as its owner would call it, from what it says of itself. */
export const deviceName = (userAgent: string): Pick<ClientSession, 'browser' | 'system'> => {
  if (userAgent === '') return { browser: null, system: null };
  const { browser, os, platform } = parse(userAgent);
  // Of Apple's it is the device that people name: iPhone, iPad.
  return { browser: commonNameOf(browser.name), system: commonNameOf(os.name === 'iOS' ? platform.model : os.name) };
};
