import { existsSync } from 'node:fs';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
} from 'playwright-core';

const candidates = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const executablePath = candidates.find((path) => path !== undefined && path !== '' && existsSync(path));

/** Why end-to-end tests cannot run here; null when they can. Part of a skipped test's name. */
export const noBrowser: string | null = executablePath ? null : 'no Chromium on this machine';

const launchFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** `microphone`: a WAV file that is played as the microphone. */
export const openBrowser = ({ microphone }: Readonly<{ microphone?: string }> = {}): Promise<Browser> =>
  chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [
      ...launchFlags,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      ...(microphone ? [`--use-file-for-fake-audio-capture=${microphone}%noloop`] : []),
    ],
  });

export const phone = { width: 390, height: 844 } as const;
export const desk = { width: 1280, height: 900 } as const;

/** A phone in France in light mode, by default. Without `permissions` each is asked for. The app is not installed, which would load all of it in every test. */
export type ContextOptions = BrowserContextOptions & Readonly<{ language?: Language; dark?: boolean }>;

export const newContext = (
  browser: Browser,
  { language = 'fr', dark = false, permissions = ['microphone'], ...options }: ContextOptions = {},
): Promise<BrowserContext> =>
  browser.newContext({
    viewport: phone,
    locale: language === 'fr' ? 'fr-FR' : 'en-GB',
    timezoneId: 'Europe/Paris',
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    ...(permissions.length > 0 && { permissions }),
    serviceWorkers: 'block',
    ...options,
  });

/** Browsers report a page that is shown as not found, which is what it is. */
const isPageNotFound = (message: ConsoleMessage): boolean =>
  / 404 /.test(message.text()) && message.location().url === message.page()?.url();

/** Collects the errors in the console of any page, except those `expected` matches. */
export const errorsOf = (context: BrowserContext, expected: readonly RegExp[] = []): readonly string[] => {
  const errors: string[] = [];
  const note = (text: string): void => {
    if (!expected.some((pattern) => pattern.test(text))) errors.push(text);
  };
  context.on('weberror', (error) => note(String(error.error())));
  context.on(
    'console',
    (message) =>
      message.type() === 'error' && !isPageNotFound(message) && note(`${message.text()} (${message.location().url})`),
  );
  return errors;
};
