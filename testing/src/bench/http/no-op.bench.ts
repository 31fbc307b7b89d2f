import { registerClient } from '#kits/api-client.ts';
import { embeddedProcess } from '#servers/server-process.ts';
import { benchRow, interleave, type BenchRow } from '../kit/bench-row.ts';
import { loadOf } from '../kit/requests.ts';

const rounds = 5;
const load = { connections: 32, seconds: 3 };
/** What the server is set to, for anybody; and the same kind of answer for somebody signed in. */
const [open, own] = ['/api/client/ways-in', '/api/client/recording-retention'];

/** What a token, its session and a budget cost a request that does next to nothing. */
export const benchNoOp = async (): Promise<readonly BenchRow[]> => {
  const server = await embeddedProcess({ LOG_LEVEL: 'silent' });
  try {
    const { token } = await registerClient(server.url);
    const measured = await interleave(rounds, {
      ours: async () => (await loadOf({ url: server.url, token }, { path: own }, load)).perSecond,
      reference: async () => (await loadOf({ url: server.url, token: null }, { path: open }, load)).perSecond,
    });
    const name = 'a request that does next to nothing, 32 connections: signed in ÷ open';
    return [benchRow({ name, bar: 0.85, better: 'at-least', unit: 'requests/s' }, measured)];
  } finally {
    await server.remove();
  }
};
