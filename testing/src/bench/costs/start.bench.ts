import { registerClient } from '#kits/api-client.ts';
import { embeddedProcess } from '#servers/server-process.ts';
import { benchRow, interleave, type BenchRow } from '../kit/bench-row.ts';

const rounds = 5;
const allowedMs = 3_000;

/** From `npm start` until the server answers, with a folder that has data already. */
export const benchStart = async (): Promise<readonly BenchRow[]> => {
  const server = await embeddedProcess({ LOG_LEVEL: 'silent' });
  const start = async (): Promise<number> => {
    await server.stop();
    const begun = performance.now();
    await server.start();
    return performance.now() - begun;
  };
  try {
    await registerClient(server.url);
    const measured = await interleave(rounds, { ours: start, reference: async () => allowedMs });
    const name = `start until an answer ÷ ${allowedMs / 1_000} s`;
    return [benchRow({ name, bar: 1, better: 'at-most', unit: 'ms' }, measured)];
  } finally {
    await server.remove();
  }
};
