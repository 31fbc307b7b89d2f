import autocannon from 'autocannon';
import { registerClient, writtenThought } from '#kits/api-client.ts';
import { untilIdle } from '#kits/until-idle.ts';
import { serverProcess } from '#servers/server-process.ts';
import { benchRow, interleave, type BenchRow } from '../kit/bench-row.ts';
import { crudBaseline } from '../kit/crud-baseline-process.ts';

const connections = 32;
const seconds = 3;
const content = 'Train presque vide ce matin. J’ai regardé les champs sous la brume sans rien écouter. '.repeat(3);

/** Creating a thought over HTTP – bearer, validation, sealing, durable – against a plain CRUD server with the same durability. */
export const benchCreateThought = async (rounds = 5): Promise<readonly BenchRow[]> => {
  const [ecrin, baseline] = [await serverProcess({ LOG_LEVEL: 'silent' }), await crudBaseline()];
  try {
    const [ours, theirs] = [await registerClient(ecrin.url), await registerClient(baseline.url)];
    const measured = await interleave(rounds, {
      ours: async () => {
        const figure = await createdPerSecond(ecrin.url, ours.token);
        // The server's pending analyses must not use the processor during the baseline's round.
        await untilIdle(ecrin.url);
        return figure;
      },
      reference: () => createdPerSecond(baseline.url, theirs.token),
    });
    return [
      benchRow(
        {
          name: 'create a thought over HTTP, 32 connections ÷ CRUD baseline',
          bar: 1.5,
          better: 'at-least',
          unit: 'requests/s',
        },
        measured,
      ),
    ];
  } finally {
    await ecrin.remove();
    await baseline.remove();
  }
};

/** Thoughts a second that were answered 2xx; anything else fails the bench. */
export const createdPerSecond = async (url: string, token: string): Promise<number> => {
  const { requests, non2xx, errors } = await autocannon({
    url: `${url}/api/client/thoughts`,
    connections,
    duration: seconds,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    requests: [
      { method: 'POST', setupRequest: (request) => ({ ...request, body: JSON.stringify(writtenThought(content)) }) },
    ],
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx} answers were refused and ${errors} failed`);
  return requests.average;
};
