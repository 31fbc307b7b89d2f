import { performance } from 'node:perf_hooks';
import { v7 } from 'uuid';
import { serverProcess } from '#servers/server-process.ts';
import { benchRow, interleave, median, type BenchRow } from '../kit/bench-row.ts';

const password = 'un mot de passe bien à moi';

/** Response time for known addresses ÷ unknown ones, measured alternately: they cannot be distinguished by time. */
export const benchSignInTiming = async (rounds = 200): Promise<readonly BenchRow[]> => {
  const server = await serverProcess({ LOG_LEVEL: 'silent', TRUSTED_PROXIES: '1' });
  try {
    const known = await registered(server.url, rounds + 1);
    const rows: BenchRow[] = [];
    for (const [name, request, bodyFor] of requests) {
      const timed = (addressAt: (round: number) => string) => {
        let round = 0;
        return () => timeOf(server.url, request, bodyFor(addressAt((round += 1))));
      };
      const measured = await interleave(rounds, {
        ours: timed((round) => known[round - 1] ?? ''),
        reference: timed(() => `${v7()}@example.org`),
      });
      const row = benchRow(
        { name: `${name}: known ÷ unknown address`, bar: 1.05, better: 'at-most', unit: 'ms' },
        measured,
      );
      // Of the medians: what an attacker with enough requests would compare.
      rows.push({ ...row, ratio: median(measured.ours) / median(measured.reference) });
    }
    return rows;
  } finally {
    await server.remove();
  }
};

const requests = [
  ['log in with a wrong password', 'POST /login', (email: string) => ({ email, password: 'pas-le-bon-mot' })],
  ['register', 'POST /register', (email: string) => ({ email, password, firstname: 'Essai' })],
  ['forget a password', 'POST /password/forgotten', (email: string) => ({ email })],
] as const;

/** So many addresses with an account: each is requested once, since messages to one address are limited. */
const registered = async (url: string, count: number): Promise<readonly string[]> => {
  const emails = Array.from({ length: count }, () => `${v7()}@example.org`);
  for (const email of emails) await timeOf(url, 'POST /register', { email, password, firstname: 'Essai' });
  return emails;
};

let callers = 0;

/** In ms, to the last byte. Each request comes from its own network address, since those are limited too. */
const timeOf = async (url: string, request: string, body: object): Promise<number> => {
  const [method = '', path = ''] = request.split(' ');
  callers += 1;
  const headers = {
    'Content-Type': 'application/json',
    'X-Forwarded-For': `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`,
  };
  const began = performance.now();
  const answer = await fetch(`${url}/api/client${path}`, { method, headers, body: JSON.stringify(body) });
  await answer.text();
  if (answer.status === 429) throw new Error(`${request} was asked for too often`);
  return performance.now() - began;
};
