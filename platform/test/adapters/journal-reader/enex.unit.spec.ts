import { maxThoughtPictureBytes } from '@ecrin/contracts/thought/thought-pictures.ts';
import { enexOf, md5Of, shown } from '@ecrin/testing/kits/journals/enex-file.ts';
import { archiveOf, storedArchiveOf } from '@ecrin/testing/kits/journals/journal-file.ts';
import { describe, expect, it } from 'vitest';
import { readTextFiles } from '#adapters/journal-reader/text-files.ts';
import { parseJournal } from '#journal-import/parse-journal.ts';
import { zipContent } from '#journal-import/zip-content.ts';

const readerOf = (bytes: Uint8Array, pieceBytes: number) =>
  async function* (start: number, end: number) {
    for (let at = start; at < end; at += pieceBytes) yield bytes.subarray(at, Math.min(end, at + pieceBytes));
  };

/** What would come of a file that is read in pieces of so many bytes: words, pictures, sounds; and what not. */
const readIn = async (bytes: Uint8Array, pieceBytes = 4_096, more: Readonly<{ mostUnpacked?: number }> = {}) => {
  const read = readerOf(bytes, pieceBytes);
  const files = await readTextFiles({ name: 'Carnet', size: bytes.length, read, ...more });
  const found = 'refused' in files ? files : parseJournal(files, { timeZone: 'Europe/Paris', me: null, columns: null });
  if ('refused' in found) throw new Error(found.refused);
  const contentOf = async (place: Parameters<typeof zipContent>[1] | null) =>
    place && Buffer.concat(await Array.fromAsync(zipContent(read, place))).toString();
  const entries = found.entries.map(async ({ text, occurredAt, pictures = [], spoken }) => [
    occurredAt,
    text,
    await Promise.all(pictures.map(({ place }) => contentOf(place))),
    await Promise.all((spoken?.sounds ?? []).map(({ place }) => contentOf(place))),
  ]);
  return { entries: await Promise.all(entries), leftOut: Object.fromEntries(found.facts.leftOut) };
};

const [sea, lake, voice] = [`la mer ${'~'.repeat(200)}`, 'le lac', 'une voix'].map((text) => Buffer.from(text)) as [
  Buffer,
  Buffer,
  Buffer,
];
const [jpeg, png, mp3] = ['image/jpeg', 'image/png', 'audio/mpeg'] as const;
const moment = '2024-01-15T14:30:00.000Z';

const notebook = enexOf([
  {
    title: 'Été',
    content: `<div>Vu ${shown(lake, png)} puis ${shown(sea, jpeg)} &lt;data&gt;</div><data encoding="base64">TEFD</data>${shown(voice, mp3)}`,
    resources: [
      { data: sea, mime: jpeg },
      { data: voice, mime: 'application/octet-stream', name: 'dit.mp3' },
      { data: Buffer.from('un plan'), mime: 'application/pdf', name: 'plan.pdf' },
      { data: lake, mime: png },
    ],
  },
  { content: shown(sea, jpeg), created: '20240116T143000Z', resources: [{ data: sea, mime: jpeg }] },
  { content: shown(voice, mp3), created: '20240117T143000Z', resources: [{ data: voice, mime: mp3 }] },
]);
const expected = {
  entries: [
    [moment, 'Été\n\nVu  puis  <data>\nTEFD', [String(lake), String(sea)], []],
    ['2024-01-15T14:30:00.001Z', '', [], [String(voice)]],
    ['2024-01-16T14:30:00.000Z', '', [String(sea)], []],
    ['2024-01-17T14:30:00.000Z', '', [], [String(voice)]],
  ],
  leftOut: { file: 1 },
};

describe('an ENEX', () => {
  it.each([1, 7, 64, 100_000])(
    'has its pictures and sounds read where they stand, in pieces of %d bytes',
    async (pieceBytes) => {
      expect(await readIn(notebook, pieceBytes)).toEqual(expected);
    },
  );

  it('is read the same in an archive, packed or not', async () => {
    const files = { 'Carnets/Carnet.enex': notebook };
    expect(await readIn(storedArchiveOf(files), 512)).toEqual(expected);
    expect(await readIn(archiveOf(files), 512)).toEqual(expected);
  });

  it('that is packed has its first attachments, as far as it may be unpacked for them; the others are counted', async () => {
    const second = Buffer.from(notebook).indexOf(lake.toString('base64'));
    const { leftOut } = await readIn(archiveOf({ 'Carnet.enex': notebook }), 512, { mostUnpacked: second });
    expect(leftOut).toEqual({ file: 1, picture: 1, sound: 2 });
  });

  it.each([
    ['without data', { data: null, mime: jpeg }],
    ['with data that is no base64', { data: 'bGEg*bWVy', mime: jpeg }],
    ['whose data ends in the middle', { data: 'bGEgb', mime: jpeg }],
    ['that goes on after its end', { data: 'bGE=bWVy', mime: jpeg }],
    ['with so many spaces that it was made to be read in vain', { data: `bGEg${' '.repeat(2_000)}bWVy`, mime: jpeg }],
    ['of a drawing that can run', { data: Buffer.from('<svg onload="x()"/>'), mime: 'image/svg+xml' }],
    ['of a picture that is too large', { data: Buffer.alloc(maxThoughtPictureBytes + 1), mime: png }],
  ])('leaves out an attachment %s, and its note comes', async (_name, resource) => {
    const { entries, leftOut } = await readIn(enexOf([{ content: 'La mer.', resources: [resource] }]), 1_000_000);
    expect([entries, leftOut]).toEqual([[[moment, 'La mer.', [], []]], { picture: 1 }]);
  });

  it('brings what its text shows under another hash, after the rest; what it shows and has nowhere is counted', async () => {
    const gone = `<en-media type="image/png" hash="${md5Of(Buffer.from('perdu'))}"/>`;
    const resources = [
      { data: lake, mime: png },
      { data: sea, mime: jpeg },
    ];
    const content = `Vu ${gone}${shown(sea, jpeg)}`;
    expect(await readIn(enexOf([{ content, resources }]))).toEqual({
      entries: [[moment, 'Vu', [String(sea), String(lake)], []]],
      leftOut: {},
    });
    expect((await readIn(enexOf([{ content, resources: resources.slice(1) }]))).leftOut).toEqual({ picture: 1 });
  });

  it('is refused where its words alone are too many, however they are hidden', async () => {
    const piece = new Uint8Array(1_000_000).fill(0x61);
    const head = Buffer.from('<en-export><note><content><![CDATA[');
    const read = async function* (start: number) {
      yield head;
      for (let at = start; at < 110; at += 1) yield piece;
    };
    const endless = {
      name: 'Carnet.enex',
      size: 8_000_000_000,
      read: (start: number, end: number) => (end < 3_000 ? readerOf(head, 3_000)(start, head.length) : read(start)),
    };
    expect(await readTextFiles(endless)).toEqual({ refused: 'import.too-large' });
  });
});
