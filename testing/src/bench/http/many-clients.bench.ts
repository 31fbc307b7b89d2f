import { registerClient, type ApiClient } from '#kits/api-client.ts';
import { embeddedProcess } from '#servers/server-process.ts';
import { benchRow, interleave, type BenchRow } from '../kit/bench-row.ts';
import { progress } from '../kit/progress.ts';
import { loadOf, thoughtsPath, type Person } from '../kit/requests.ts';
import { seedJournals } from '../kit/seed-journals.ts';
import { untilCaughtUp } from '../kit/until-caught-up.ts';

const [clients, thoughtsOfEach, thoughtsOfOne] = [500, 200, 10_000];
const rounds = 5;
const load = { connections: 32, seconds: 4 };

const addressOf = (client: number): string => `10.0.${Math.floor(client / 250)}.${(client % 250) + 1}`;

/** Lists of many clients, each with keys, counts and sessions of their own, against as many of one. */
export const benchManyClients = async (): Promise<readonly BenchRow[]> => {
  const server = await embeddedProcess({ LOG_LEVEL: 'silent', ROLES: 'api,projections', TRUSTED_PROXIES: '1' });
  try {
    const one = await registerClient(server.url);
    const first = await registerClient(server.url);
    const others: ApiClient[] = [];
    while (others.length < clients - 1) {
      others.push(await registerClient(server.url, {}, addressOf(others.length)));
      if (others.length % 100 === 0) progress(`${others.length} of ${clients} clients are registered`);
    }
    await server.stop();
    await seedJournals(server.dataDir, [
      { ownerId: one.clientId, thoughts: thoughtsOfOne },
      ...[first, ...others].map(({ clientId }) => ({ ownerId: clientId, thoughts: thoughtsOfEach })),
    ]);
    await server.start();
    await untilCaughtUp(server.url);
    const personOf = ({ token }: Readonly<{ token: string }>): Person => ({ url: server.url, token });
    const asked = { path: `${thoughtsPath}?limit=20` };
    const measured = await interleave(rounds, {
      ours: async () => (await loadOf([personOf(first), ...others.map(personOf)], asked, load)).p99,
      reference: async () => (await loadOf(personOf(one), asked, load)).p99,
    });
    const name = `list of 20, 32 connections: ${clients} clients with ${thoughtsOfEach} thoughts ÷ one with ${thoughtsOfOne}, p99`;
    return [benchRow({ name, bar: 1.3, better: 'at-most', unit: 'ms' }, measured)];
  } finally {
    await server.remove();
  }
};
