import { createHash, randomFillSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { maxChunkBytes } from '@ecrin/contracts/transport/upload.ts';
import { makeZip } from 'client-zip';
import { v7 } from 'uuid';
import { registerClient } from '#kits/api-client.ts';
import { pollUntil } from '#kits/poll-until.ts';
import { samplePicture } from '#kits/sample-pictures.ts';
import { wavHeader } from '#kits/wav.ts';
import { embeddedProcess } from '#servers/server-process.ts';

// `npm run bench:import [-- ENTRIES [MB]]`: a journal of 10,000 entries, with so many MB of recordings and a picture with every tenth, from the file to the last thought of the list, and the most memory the server took.

const [entries, mediaMb] = [Number(process.argv[2] ?? 10_000), Number(process.argv[3] ?? 0)];
const wordsEach = 100;
const timeZone = 'Europe/Paris';
/** One minute of sound, as a recorder stores it. */
const soundBytes = 1_920_044;
const sounds = Math.floor((mediaMb * 1_048_576) / soundBytes);
const pictures = mediaMb === 0 ? 0 : Math.floor(entries / 10);

const md5Of = (bytes: Uint8Array): string => createHash('md5').update(bytes).digest('hex');
const noise = Buffer.alloc(soundBytes);
const soundAt = (at: number): Uint8Array => {
  const bytes = Buffer.from(noise);
  wavHeader({ rate: 16_000, bytesPerSample: 2, bytes: soundBytes - 44 }).copy(bytes);
  bytes.writeUInt32LE(at, 44);
  return bytes;
};
const sea = samplePicture('sea.jpg');
const pictureAt = (at: number): Uint8Array => Buffer.concat([sea, Buffer.from(String(at))]);
randomFillSync(noise);

type Media = Readonly<{ at: number; folder: 'audios' | 'photos'; type: string; bytesAt: (at: number) => Uint8Array }>;
const media: readonly Media[] = [
  ...Array.from({ length: sounds }, (_, at) => ({ at, folder: 'audios', type: 'wav', bytesAt: soundAt }) as const),
  ...Array.from({ length: pictures }, (_, at) => ({ at, folder: 'photos', type: 'jpg', bytesAt: pictureAt }) as const),
];
const named = media.map((one) => ({ ...one, md5: md5Of(one.bytesAt(one.at)) }));

const entryAt = (at: number) => ({
  uuid: `entry-${at}`,
  creationDate: new Date(Date.UTC(2000, 0, 1) + at * 21_600_000).toISOString(),
  timeZone,
  text: Array.from({ length: wordsEach }, (_word, place) => `mot${(at * 31 + place * 7) % 5_000}`).join(' '),
  tags: ['maison'],
  ...Object.fromEntries(
    ['audios', 'photos'].map((folder) => [
      folder,
      named.filter((one) => one.folder === folder && one.at % entries === at).map(({ md5, type }) => ({ md5, type })),
    ]),
  ),
});

async function* files() {
  const journal = { metadata: { version: '1.0' }, entries: Array.from({ length: entries }, (_, at) => entryAt(at)) };
  yield { name: 'Journal.json', input: JSON.stringify(journal) };
  for (const { folder, md5, type, at, bytesAt } of named)
    yield { name: `${folder}/${md5}.${type}`, input: bytesAt(at) };
}

/** The archive in pieces of equal length, but for the last; never all of it in memory. */
async function* piecesOf(archive: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let length = 0;
  for await (const part of archive) {
    held.push(Buffer.from(part));
    length += part.length;
    while (length >= maxChunkBytes) {
      const all = Buffer.concat(held);
      yield all.subarray(0, maxChunkBytes);
      held = [all.subarray(maxChunkBytes)];
      length -= maxChunkBytes;
    }
  }
  if (length > 0) yield Buffer.concat(held);
}

const server = await embeddedProcess({ LOG_LEVEL: 'error', CLIENT_STORAGE_GB: '0' });
const peakMb = (): number =>
  Number(/VmHWM:\s+(\d+)/u.exec(readFileSync(`/proc/${server.pid()}/status`, 'utf8'))?.[1]) / 1024;
const timed = async (act: () => Promise<unknown>): Promise<string> => {
  const begun = performance.now();
  await act();
  return `${((performance.now() - begun) / 1_000).toFixed(1)} s`;
};
const least = peakMb();
try {
  const { call, uploadImport } = await registerClient(server.url);
  const importId = v7();
  const said = async (...asked: Parameters<typeof call>) => {
    const { status, body } = await call(...asked);
    if (status >= 300) throw new Error(`${asked[1]} answered ${status}: ${JSON.stringify(body)}`);
    return body;
  };
  let [pieces, bytes] = [0, 0];
  const sending = await timed(async () => {
    for await (const piece of piecesOf(makeZip(files()))) {
      const { status } = await uploadImport(importId, pieces, piece);
      if (status >= 300) throw new Error(`piece ${pieces} was answered by ${status}`);
      [pieces, bytes] = [pieces + 1, bytes + piece.length];
    }
  });
  const preview = { name: 'Journal.zip', pieces, timeZone };
  const reading = await timed(() => said('POST', `/imports/${importId}/preview`, { body: preview }));
  const choice = { leftYears: [], leftJournals: [], keepDuplicates: false, understand: false, moods: {} };
  const bringing = await timed(async () => {
    await said('POST', `/imports/${importId}/start`, { body: choice });
    // The list counts up to a thousand.
    await pollUntil(async () => (await said('GET', '/thoughts/counts'))['total'] === entries + sounds, {
      timeoutMs: 3_600_000,
      everyMs: 5_000,
      what: 'every entry in the list',
    });
  });
  console.log(
    `${entries} entries of ${wordsEach} words, ${sounds} recordings, ${pictures} pictures, ${(bytes / 1_048_576).toFixed(1)} MB: sent in ${sending}, read in ${reading}, brought in ${bringing}; at most ${peakMb().toFixed(0)} MB of memory, ${least.toFixed(0)} MB at the start`,
  );
} finally {
  await server.remove();
}
