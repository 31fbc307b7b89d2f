import { setTimeout as pause } from 'node:timers/promises';
import { registerClient, writtenThought, type ApiClient } from '@ecrin/testing/kits/api-client.ts';
import { embeddedProcess } from '@ecrin/testing/servers/server-process.ts';
import { expect, it } from 'vitest';

const preload = new URL('../../../testing/src/servers/slow-text.preload.ts', import.meta.url).href;
const slowThought = (nth: number) => writtenThought(`Un texte interminable ${nth}. `.repeat(300));

type Problem = Readonly<{ code?: string }>;
const codeOf = (body: unknown): string => (body as Problem).code ?? '';

/** How long the slowest answer to another client took until then, in ms. */
const slowestFor = async (client: ApiClient, until: Promise<unknown>): Promise<number> => {
  const over = new AbortController();
  let slowest = 0;
  void until.finally(() => over.abort());
  while (!over.signal.aborted) {
    const before = performance.now();
    expect((await client.call('GET', '/me')).status).toBe(200);
    slowest = Math.max(slowest, performance.now() - before);
    await pause(10);
  }
  return slowest;
};

it('given texts that are read without end in the thread that answers, then their requests are refused, and another client is answered within a second', async () => {
  const server = await embeddedProcess({ LOG_LEVEL: 'info' }, preload);
  try {
    const [one, other] = [await registerClient(server.url), await registerClient(server.url)];
    const pid = server.pid();
    const thoughts = [1, 2, 3, 4, 5, 6, 7, 8].map(slowThought);
    const sent = Promise.all(thoughts.map((body) => one.call('POST', '/thoughts', { body })));
    const slowest = await slowestFor(other, sent);
    const codes = (await sent).map(({ body }) => codeOf(body));
    expect(
      codes.every((code) => ['general.too-demanding', 'general.too-many-requests', 'general.busy'].includes(code)),
    ).toBe(true);
    expect(slowest).toBeLessThan(1_000);

    // On a busy machine it is interrupted before it used up its budget, and may be tried again.
    const [again] = thoughts;
    await expect
      .poll(async () => codeOf((await one.call('POST', '/thoughts', { body: again })).body), {
        timeout: 90_000,
        interval: 500,
      })
      .toBe('general.too-demanding');
    expect(server.output()).toContain('work held its thread for longer than its budget');
    const { breaches } = (await (await fetch(`${server.url}/readyz`)).json()) as { breaches: { kind: string }[] };
    expect(breaches.map(({ kind }) => kind)).toContain('command');
    expect(server.pid()).toBe(pid);
    expect((await other.call('POST', '/thoughts', { body: writtenThought('Un mot.') })).status).toBeLessThan(300);
  } finally {
    await server.remove();
  }
}, 240_000);
