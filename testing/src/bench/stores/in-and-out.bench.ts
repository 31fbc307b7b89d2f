import { readFileSync } from 'node:fs';
import { maxChunkBytes } from '@ecrin/contracts/transport/upload.ts';
import { v7 } from 'uuid';
import { registerClient, type ApiClient } from '#kits/api-client.ts';
import { dayOneArchive } from '#kits/journals/journal-file.ts';
import { pollUntil } from '#kits/poll-until.ts';
import { embeddedProcess } from '#servers/server-process.ts';
import { benchRow, interleave, type BenchRow } from '../kit/bench-row.ts';

const entries = 1_000;
/** Ten thousand entries are to come within a quarter of an hour, with 600 MB; nobody waits long for what has words alone. */
const [mostSeconds, mostMb] = [(entries / 10_000) * 900, 600];
/** An archive has each thought as a line and as a file, and all are read once before for its tag: to open each takes a request for each. */
const [mostTaking, rounds] = [0.5, 3];
const wordsEach = 100;
const timeZone = 'Europe/Paris';

const journal = dayOneArchive({
  Journal: Array.from({ length: entries }, (_, at) => ({
    uuid: `entry-${at}`,
    creationDate: new Date(Date.UTC(2000, 0, 1) + at * 21_600_000).toISOString(),
    timeZone,
    text: Array.from({ length: wordsEach }, (_word, place) => `mot${(at * 31 + place * 7) % 5_000}`).join(' '),
  })),
});

const said = async (client: ApiClient, ...asked: Parameters<ApiClient['call']>) => {
  const { status, body } = await client.call(...asked);
  if (status >= 300) throw new Error(`${asked[1]} was answered ${status}`);
  return body;
};

const bring = async (client: ApiClient): Promise<void> => {
  const importId = v7();
  const pieces = Math.ceil(journal.length / maxChunkBytes);
  for (let seq = 0; seq < pieces; seq += 1)
    await client.uploadImport(importId, seq, journal.subarray(seq * maxChunkBytes, (seq + 1) * maxChunkBytes));
  await said(client, 'POST', `/imports/${importId}/preview`, { body: { name: 'Journal.zip', pieces, timeZone } });
  const choice = { leftYears: [], leftJournals: [], keepDuplicates: false, understand: false, moods: {} };
  await said(client, 'POST', `/imports/${importId}/start`, { body: choice });
  await pollUntil(async () => (await said(client, 'GET', '/thoughts/counts'))['total'] === entries, {
    timeoutMs: 1_800_000,
    everyMs: 500,
    what: 'every entry in the list',
  });
};

const takeAway = async (client: ApiClient, serverUrl: string): Promise<void> => {
  const { url } = await said(client, 'POST', '/export');
  const answer = await fetch(new URL(String(url), serverUrl));
  if (!answer.ok) throw new Error(`the archive was answered ${answer.status}`);
  await answer.arrayBuffer();
};

/** As a program would that opens one thought after the other. */
const openEach = async (client: ApiClient): Promise<void> => {
  for (let cursor: unknown = null, after = ''; cursor !== undefined;) {
    const { items, nextCursor } = await said(client, 'GET', `/thoughts?limit=100${after}`);
    for (const { thoughtId } of items as readonly Readonly<{ thoughtId: string }>[])
      await said(client, 'GET', `/thoughts/${thoughtId}`);
    cursor = nextCursor ?? undefined;
    after = `&cursor=${encodeURIComponent(String(nextCursor))}`;
  }
};

const secondsOf = async (act: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await act();
  return (performance.now() - begun) / 1_000;
};

/** A journal from elsewhere, from its file to the last thought of the list, then all of it as an archive; the most memory of the process that serves. */
export const benchInAndOut = async (): Promise<readonly BenchRow[]> => {
  const server = await embeddedProcess({ LOG_LEVEL: 'error' });
  const peakMb = (): number =>
    Number(/VmHWM:\s+(\d+)/u.exec(readFileSync(`/proc/${server.pid()}/status`, 'utf8'))?.[1]) / 1_024;
  const row = (name: string, unit: string, [ours, aim]: readonly [number, number]) =>
    benchRow({ name, bar: 1, better: 'at-most', unit }, { ours: [ours], reference: [aim] });
  try {
    const client = await registerClient(server.url);
    const brought = await secondsOf(() => bring(client));
    const taken = await interleave(rounds, {
      ours: () => secondsOf(() => takeAway(client, server.url)),
      reference: () => secondsOf(() => openEach(client)),
    });
    return [
      row(`${entries} entries are brought ÷ ${mostSeconds} s`, 's', [brought, mostSeconds]),
      benchRow(
        { name: 'an archive of them ÷ opening each of them', bar: mostTaking, better: 'at-most', unit: 's' },
        taken,
      ),
      row(`memory of the process for both ÷ ${mostMb} MB`, 'MB', [peakMb(), mostMb]),
    ];
  } finally {
    await server.remove();
  }
};
