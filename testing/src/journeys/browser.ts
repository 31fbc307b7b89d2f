import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

const candidates = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const executablePath = candidates.find((path) => path !== undefined && path !== '' && existsSync(path));

/** Why journeys cannot run here; null when they can. Part of a skipped test's name. */
export const noBrowser: string | null = executablePath ? null : 'no Chromium on this machine';

const quiet = [
  '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync',
];

/** `microphone`: a WAV file that plays as the voice. */
export const openBrowser = ({ microphone }: Readonly<{ microphone?: string }> = {}): Promise<Browser> =>
  chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [
      ...quiet, '--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream',
      ...(microphone ? [`--use-file-for-fake-audio-capture=${microphone}%noloop`] : []),
    ],
  });

export const phone = { width: 390, height: 844 } as const;
export const desk = { width: 1280, height: 900 } as const;

export type ContextOptions = Readonly<{ viewport?: typeof phone | typeof desk; language?: 'fr' | 'en'; dark?: boolean }>;

export const newContext = (browser: Browser, { viewport = phone, language = 'fr', dark = false }: ContextOptions = {}): Promise<BrowserContext> =>
  browser.newContext({
    viewport,
    locale: language === 'fr' ? 'fr-FR' : 'en-GB',
    timezoneId: 'Europe/Paris',
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    permissions: ['microphone'],
  });

/** A page that fails the test on anything the console calls an error, but for what `expected` explains. */
export const newPage = async (context: BrowserContext, expected: readonly RegExp[] = []): Promise<Readonly<{ page: Page; errors: string[] }>> => {
  const page = await context.newPage();
  const errors: string[] = [];
  const note = (text: string): void => {
    if (!expected.some((pattern) => pattern.test(text))) errors.push(text);
  };
  page.on('pageerror', (error) => note(String(error)));
  page.on('console', (message) => message.type() === 'error' && note(`${message.text()} (${message.location().url})`));
  return { page, errors };
};
