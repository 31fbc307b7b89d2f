import { registerClient, writtenThought, type ApiClient } from '@ecrin/testing/kits/api-client.ts';
import type { MainProcess } from '@ecrin/testing/servers/main-process.ts';
import { embeddedProcess } from '@ecrin/testing/servers/server-process.ts';
import { expect, it } from 'vitest';

const preload = new URL('../../../testing/src/servers/hanging-work.preload.ts', import.meta.url).href;

const isUnderstood = async (client: ApiClient, thoughtId: string): Promise<boolean> => {
  const { status, body } = await client.call('GET', `/thoughts/${thoughtId}`);
  return status === 200 && /"title":\{"value":"/.test(JSON.stringify(body));
};
const parkedIn = async ({ url }: MainProcess): Promise<unknown> => {
  const { workflows } = (await (await fetch(`${url}/readyz`)).json()) as { workflows: { parked: number } | null };
  return workflows?.parked;
};

it('given work that never ends, then it is set aside, and everybody else’s goes on in the same process', async () => {
  const server = await embeddedProcess(
    { BACKGROUND_THREAD: 'true', MAX_WORKER_DEATHS: '2', WORK_SECONDS: '3', LOG_LEVEL: 'info' },
    preload,
  );
  try {
    const [one, other] = [await registerClient(server.url), await registerClient(server.url)];
    const [endless, plain] = [
      writtenThought('Un mot interminable.'),
      writtenThought('Une belle journée, je suis content.'),
    ];
    const pid = server.pid();
    // Models are built, and both threads have settled.
    const before = writtenThought('Une première journée.');
    await other.call('POST', '/thoughts', { body: before });
    await expect.poll(() => isUnderstood(other, before.thoughtId), { timeout: 60_000 }).toBe(true);
    await one.call('POST', '/thoughts', { body: endless });
    await other.call('POST', '/thoughts', { body: plain });

    await expect.poll(() => isUnderstood(other, plain.thoughtId), { timeout: 150_000 }).toBe(true);
    await expect.poll(() => parkedIn(server), { timeout: 60_000 }).toBe(1);
    // In projections or in steps of workflows: each is tried twice.
    expect(server.output().split('was blocked, and is started again').length - 1).toBeLessThanOrEqual(6);
    expect(await isUnderstood(one, endless.thoughtId)).toBe(false);
    expect(server.pid()).toBe(pid);
    const next = writtenThought('Encore une belle journée.');
    await one.call('POST', '/thoughts', { body: next });
    await expect.poll(() => isUnderstood(one, next.thoughtId), { timeout: 60_000 }).toBe(true);
  } finally {
    await server.remove();
  }
}, 300_000);
