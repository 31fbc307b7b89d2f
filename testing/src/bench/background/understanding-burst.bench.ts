import { registerClient } from '#kits/api-client.ts';
import { untilIdle } from '#kits/until-idle.ts';
import { serverProcess } from '#servers/server-process.ts';
import { benchRow, interleave, median, type BenchRow } from '../kit/bench-row.ts';
import { journalWords } from '../kit/journal-words.ts';
import { progress } from '../kit/progress.ts';
import { creating, loadOf, timesOf } from '../kit/requests.ts';

const rounds = 3;
const burst = 3_000;
const asked = 150;
const allowed = 1.5;
const me = { path: '/api/client/me?pushToken=null' };

const running = async (url: string): Promise<number> => {
  const { workflows } = (await (await fetch(`${url}/readyz`)).json()) as { workflows: { running: number } };
  return workflows.running;
};

/** Another client’s `me` while many thoughts that were just written are understood, against the same server at rest. */
export const benchUnderstandingBurst = async (): Promise<readonly BenchRow[]> => {
  const server = await serverProcess({ LOG_LEVEL: 'silent' });
  try {
    const [writer, other] = [await registerClient(server.url), await registerClient(server.url)];
    const [writing, asking] = [writer, other].map(({ token }) => ({ url: server.url, token }));
    if (!writing || !asking) return [];
    const measured = await interleave(rounds, {
      ours: async () => {
        await loadOf(writing, creating(journalWords), { connections: 32, amount: burst });
        const figure = median(await timesOf(asking, me, asked));
        progress(`${await running(server.url)} of ${burst} thoughts are not understood yet`);
        await untilIdle(server.url);
        return figure;
      },
      reference: async () => median(await timesOf(asking, me, asked)),
    });
    const name = `me while ${burst} thoughts are understood ÷ at rest, one connection, p50`;
    return [benchRow({ name, bar: allowed, better: 'at-most', unit: 'ms' }, measured)];
  } finally {
    await server.remove();
  }
};
