import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Driver, TestedBrowser } from './driver.ts';
import { programOf, startUntil } from './started.ts';

const program = programOf('firefox-esr') ?? programOf('firefox');

/** French, with a microphone that hums and needs no permission; nothing is fetched on its own. */
const preferences = {
  'intl.accept_languages': 'fr-FR',
  'media.navigator.streams.fake': true,
  'media.navigator.permission.disabled': true,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
};

const inNewProfile = async (): Promise<string> => {
  const profile = await mkdtemp(join(tmpdir(), 'ecrin-firefox-'));
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  return profile;
};

type Answer = Readonly<{ id?: number; result?: unknown; message?: string }>;
type Send = <Result>(method: string, params: object) => Promise<Result>;

/** WebDriver BiDi: numbered commands and their answers on one socket. */
const connect = async (address: string): Promise<Send> => {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  socket.addEventListener('message', ({ data }) => {
    const { id = 0, result, message }: Answer = JSON.parse(String(data));
    const asked = waiting.get(id);
    waiting.delete(id);
    if (message === undefined) asked?.resolve(result);
    else asked?.reject(new Error(message));
  });
  let last = 0;
  return async (method, params) => {
    last += 1;
    const asked = Promise.withResolvers<unknown>();
    waiting.set(last, asked);
    socket.send(JSON.stringify({ id: last, method, params }));
    return (await asked.promise) as never;
  };
};

type Evaluated = Readonly<{
  result?: Readonly<{ type: string; value?: unknown; sharedId?: string }>;
  exceptionDetails?: Readonly<{ text: string }>;
}>;

const driverOf = (send: Send, context: string, close: Driver['close']): Driver => {
  const evaluated = async (expression: string) => {
    const { result, exceptionDetails } = await send<Evaluated>('script.evaluate', {
      expression,
      target: { context },
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result;
  };
  const act = (type: 'pointer' | 'key', actions: readonly object[]) =>
    send('input.performActions', { context, actions: [{ type, id: type, actions }] });
  return {
    goTo: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    evaluate: async (expression) => {
      const result = await evaluated(`(async () => JSON.stringify((await (${expression})) ?? null))()`);
      return JSON.parse(String(result?.value));
    },
    click: async (element) => {
      const sharedId = (await evaluated(element))?.sharedId;
      if (sharedId === undefined) return false;
      const origin = { type: 'element', element: { sharedId } };
      await act('pointer', [
        { type: 'pointerMove', x: 0, y: 0, origin },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]);
      return true;
    },
    type: async (words) => {
      const strokes = Array.from(words).flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
      await act('key', strokes);
    },
    chooseFile: async (element, path) => {
      const sharedId = (await evaluated(element))?.sharedId;
      if (sharedId === undefined) return false;
      await send('input.setFiles', { context, element: { sharedId }, files: [path] });
      return true;
    },
    close,
  };
};

const open: TestedBrowser['open'] = async () => {
  const profile = await inNewProfile();
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const firefox = await startUntil(
    { program: program ?? '', args, env: { TZ: 'Europe/Paris' } },
    /WebDriver BiDi listening on (ws:\S+)/,
  );
  const send = await connect(`${firefox.found}/session`);
  await send('session.new', { capabilities: {} });
  const { contexts } = await send<{ contexts: readonly { context: string }[] }>('browsingContext.getTree', {});
  const [{ context } = { context: '' }] = contexts;
  await send('browsingContext.setViewport', { context, viewport: { width: 1280, height: 900 } });
  return driverOf(send, context, async () => {
    await firefox.end();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  });
};

/** Firefox, over WebDriver BiDi, which it implements natively. */
export const firefox: TestedBrowser = { name: 'Firefox', missing: program ? null : 'no firefox-esr here', open };
