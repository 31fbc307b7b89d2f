import { globSync } from 'node:fs';
import { pollUntil } from '#kits/poll-until.ts';
import { freePort } from '#servers/free-port.ts';
import type { Driver, TestedBrowser } from './driver.ts';
import { programOf, startUntil, type Started } from './started.ts';

const driverProgram = programOf('WebKitWebDriver');
const [miniBrowser] = globSync('/usr/{lib,libexec}/**/webkit2gtk-4.*/MiniBrowser');
const screenProgram = programOf('Xvfb');

const missing = (): string | null => {
  if (!driverProgram || miniBrowser === undefined) return 'no webkit2gtk-driver here';
  return process.env['DISPLAY'] || screenProgram ? null : 'no display and no Xvfb here';
};

/** The display of this machine, or one in memory. */
const openDisplay = async (): Promise<Started> =>
  process.env['DISPLAY']
    ? { found: process.env['DISPLAY'], end: async () => undefined }
    : startUntil(
        { program: screenProgram ?? '', args: ['-displayfd', '1', '-screen', '0', '1400x1000x24'] },
        /(\d+)\n/,
      );

type Send = <Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Value>;

/** The first WebDriver protocol: the version of WebKitGTK that Debian has offers no other. */
const commandsTo =
  (url: string): Send =>
  async (method, path, body) => {
    const response = await fetch(url + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await response.json()) as { value: { message?: string } };
    if (!response.ok) throw new Error(value.message ?? `${path} answered ${response.status}`);
    return value as never;
  };

/** The name the protocol gives an element's id. */
const idName = 'element-6066-11e4-a52e-4f735466cecf';

const driverOf = (send: Send, close: Driver['close']): Driver => {
  const run = <Value>(script: string) => send<Value>('POST', '/execute/sync', { script, args: [] });
  const idOf = async (element: string) =>
    (await run<Readonly<Record<string, string>> | null>(`return ${element}`))?.[idName];
  return {
    goTo: (url) => send('POST', '/url', { url }),
    evaluate: async (expression) =>
      JSON.parse(await run<string>(`return (async () => JSON.stringify((await (${expression})) ?? null))()`)),
    click: async (element) => {
      const id = await idOf(element);
      if (id === undefined) return false;
      await send('POST', `/element/${id}/click`, {});
      return true;
    },
    type: async (words) => {
      const { [idName]: id } = await send<Readonly<Record<string, string>>>('GET', '/element/active');
      await send('POST', `/element/${id}/value`, { text: words });
    },
    chooseFile: async (element, path) => {
      const id = await idOf(element);
      if (id === undefined) return false;
      await send('POST', `/element/${id}/value`, { text: path });
      return true;
    },
    close,
  };
};

const environment = {
  TZ: 'Europe/Paris',
  LANG: 'fr_FR.UTF-8',
  LANGUAGE: 'fr',
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
};

/** Without the page cache: with it, some pages stored nothing any more after a full navigation (docs/decisions/12-web-shell.md#0082). */
const argumentsOf = (older: boolean): readonly string[] => [
  '--automation',
  '--enable-mock-capture-devices=true',
  '--enable-page-cache=false',
  ...(older ? ['--features=-PopoverAttribute'] : []),
];

const open: TestedBrowser['open'] = async ({ older }) => {
  const [display, port] = [await openDisplay(), await freePort()];
  const screen = display.found.startsWith(':') ? display.found : `:${display.found}`;
  const url = `http://127.0.0.1:${port}`;
  const started = await startUntil(
    {
      program: '/bin/sh',
      args: ['-c', `echo started; exec "${driverProgram}" --port=${port}`],
      env: { ...environment, DISPLAY: screen },
    },
    /started/,
  );
  await pollUntil(
    () =>
      fetch(`${url}/status`).then(
        ({ ok }) => ok,
        () => false,
      ),
    { timeoutMs: 30_000 },
  );
  const options = { binary: miniBrowser, args: argumentsOf(older) };
  const capabilities = { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options } };
  const { sessionId } = await commandsTo(url)<{ sessionId: string }>('POST', '/session', { capabilities });
  const send = commandsTo(`${url}/session/${sessionId}`);
  await send('POST', '/window/rect', { x: 0, y: 0, width: 1280, height: 950 });
  return driverOf(send, async () => {
    await send('DELETE', '').catch(() => undefined);
    await started.end();
    await display.end();
  });
};

/** WebKit as GTK has it, the engine of Safari, by WebDriver. */
export const webkit: TestedBrowser = { name: 'WebKit', missing: missing(), open };
