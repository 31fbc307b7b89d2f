import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@ecrin/testing/servers/free-port.ts';
import { expect, it } from 'vitest';
import { readConfig } from '#config/config.ts';
import { start } from '#start.ts';

it.each(['api', 'projections'])('%s: what closes a start is known before anybody reads that it runs', async (role) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'ecrin-start-'));
  const [environment, order]: [Record<string, string>, string[]] = [
    {
      DATA_DIR: dataDir,
      PORT: String(await freePort()),
      ROLES: role === 'api' ? 'api,projections' : role,
      EMBEDDING_MODEL_URL: 'off',
      SPEECH_MODEL_URL: 'http://127.0.0.1:9/',
    },
    [],
  ];
  const close = await start(readConfig(environment), {
    say: (text) => order.push(text.includes('http://localhost:') ? 'said' : text),
    opened: () => order.push('opened'),
    logTo: { write: () => undefined },
  });
  await close();
  await rm(dataDir, { recursive: true, force: true });
  expect(order).toEqual(role === 'api' ? ['opened', 'said'] : ['opened']);
});
