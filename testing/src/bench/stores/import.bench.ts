import { readFileSync } from 'node:fs';
import { maxChunkBytes } from '@ecrin/contracts/recording/recording.ts';
import { v7 } from 'uuid';
import { registerClient } from '#kits/api-client.ts';
import { dayOneArchive } from '#kits/journal-file.ts';
import { pollUntil } from '#kits/poll-until.ts';
import { embeddedProcess } from '#servers/server-process.ts';

// `npm run bench:import [ENTRIES]`: a journal of 10,000 entries, from the file to the last thought of the list, and the most memory the server took.

const entries = Number(process.argv[2] ?? 10_000);
const wordsEach = 100;
const timeZone = 'Europe/Paris';
const archive = dayOneArchive({
  Journal: Array.from({ length: entries }, (_, at) => ({
    uuid: `entry-${at}`,
    creationDate: new Date(Date.UTC(2000, 0, 1) + at * 21_600_000).toISOString(),
    timeZone,
    text: Array.from({ length: wordsEach }, (_word, place) => `mot${(at * 31 + place * 7) % 5_000}`).join(' '),
    tags: ['maison'],
  })),
});

const server = await embeddedProcess({ LOG_LEVEL: 'error' });
const peakMb = (): number =>
  Number(/VmHWM:\s+(\d+)/u.exec(readFileSync(`/proc/${server.pid()}/status`, 'utf8'))?.[1]) / 1024;
const timed = async (act: () => Promise<unknown>): Promise<string> => {
  const begun = performance.now();
  await act();
  return `${((performance.now() - begun) / 1_000).toFixed(1)} s`;
};
const least = peakMb();
try {
  const { call, upload } = await registerClient(server.url);
  const importId = v7();
  const pieces = Math.ceil(archive.length / maxChunkBytes);
  const said = async (...asked: Parameters<typeof call>) => {
    const { status, body } = await call(...asked);
    if (status >= 300) throw new Error(`${asked[1]} answered ${status}: ${JSON.stringify(body)}`);
    return body;
  };
  const sending = await timed(async () => {
    for (let seq = 0; seq < pieces; seq += 1)
      await upload(importId, seq, archive.slice(seq * maxChunkBytes, (seq + 1) * maxChunkBytes));
  });
  const preview = { name: 'Journal.zip', pieces, timeZone };
  const reading = await timed(() => said('POST', `/imports/${importId}/preview`, { body: preview }));
  const choice = { leftYears: [], leftJournals: [], keepDuplicates: false, understand: false, moods: {} };
  const bringing = await timed(async () => {
    await said('POST', `/imports/${importId}/start`, { body: choice });
    await pollUntil(async () => (await said('GET', '/thoughts'))['total'] === entries, {
      timeoutMs: 3_600_000,
      what: 'every entry in the list',
    });
  });
  console.log(
    `${entries} entries of ${wordsEach} words, ${(archive.length / 1_048_576).toFixed(1)} MB packed: sent in ${sending}, read in ${reading}, brought in ${bringing}; at most ${peakMb().toFixed(0)} MB of memory, ${least.toFixed(0)} MB at the start`,
  );
} finally {
  await server.remove();
}
