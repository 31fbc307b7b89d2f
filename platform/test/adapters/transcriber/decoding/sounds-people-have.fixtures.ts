import { readFile } from 'node:fs/promises';
import { wavHeader } from '@ecrin/testing/kits/wav.ts';

export const fixture = (name: string): Promise<Buffer> =>
  readFile(new URL(`../../../../../testing/fixtures/audio/${name}`, import.meta.url));

const rate = 16_000;
/** Two seconds of a tone at half loudness. */
const tone = Float32Array.from({ length: 2 * rate }, (_, at) => Math.sin(at / 6) / 2);

const u32 = (value: number): Buffer => Buffer.from(Uint32Array.of(value).buffer).reverse();
const ascii = (text: string): Buffer => Buffer.from(text, 'latin1');
const box = (type: string, ...parts: readonly Uint8Array[]): Buffer => {
  const body = Buffer.concat(parts);
  return Buffer.concat([u32(8 + body.length), ascii(type), body]);
};
/** Bytes without any order, the same each time. */
const noise = (length: number): Buffer => {
  let seed = 7;
  return Buffer.from(Uint8Array.from({ length }, () => (seed = (seed * 75 + 74) % 65_537) & 0xff));
};

/** As Samsung's phones write it: AAC under a brand of 3GPP. */
export const m4aOfSamsung = async (): Promise<Buffer> => {
  const file = await fixture('index-first.m4a');
  file.write('3gp4', 8, 'latin1');
  return file;
};

/** AAC frames one after the other, each with its own header. */
export const adts = async (): Promise<Buffer> => {
  const file = await fixture('index-first.m4a');
  const [sizes, offsets] = [file.indexOf('stsz'), file.indexOf('stco')];
  let at = file.readUInt32BE(offsets + 12);
  const frames = Array.from({ length: file.readUInt32BE(sizes + 12) }, (_, index) => {
    const size = file.readUInt32BE(sizes + 16 + index * 4);
    const frame = file.subarray(at, (at += size));
    const length = size + 7;
    // AAC-LC at 44.1 kHz, one channel.
    const header = [0xff, 0xf1, 0x50, 0x40 | (length >> 11), (length >> 3) & 0xff, ((length & 7) << 5) | 0x1f, 0xfc];
    return Buffer.concat([Buffer.from(header), frame]);
  });
  return Buffer.concat(frames);
};

/** Two seconds at 12.2 kbit/s. */
const amrFrames = Array.from({ length: 100 }, (_, index) =>
  Buffer.concat([Buffer.of(0x3c), noise(31 * 100).subarray(index * 31, index * 31 + 31)]),
);
export const amr = (): Buffer => Buffer.concat([ascii('#!AMR\n'), ...amrFrames]);
export const amrIn3gp = (): Buffer => {
  const begin = box('ftyp', ascii('3gp4'), u32(0), ascii('3gp4'));
  const entry = box('samr', Buffer.alloc(16), Buffer.of(0, 1, 0, 16), Buffer.alloc(4), Buffer.of(0x1f, 0x40, 0, 0));
  const table = (offset: number): Buffer =>
    box(
      'stbl',
      box('stsd', u32(0), u32(1), entry),
      box('stsz', u32(0), u32(32), u32(amrFrames.length)),
      box('stsc', u32(0), u32(1), u32(1), u32(amrFrames.length), u32(1)),
      box('stco', u32(0), u32(1), u32(offset)),
    );
  const handler = box('hdlr', u32(0), u32(0), ascii('soun'), Buffer.alloc(13));
  const index = (offset: number): Buffer => box('moov', box('trak', box('mdia', handler, box('minf', table(offset)))));
  return Buffer.concat([begin, index(begin.length + index(0).length + 8), box('mdat', ...amrFrames)]);
};

const sixteenBits = (samples: Float32Array): Buffer =>
  Buffer.from(Int16Array.from(samples, (sample) => sample * 32_767).buffer);
const f64 = (value: number): Buffer => Buffer.from(Float64Array.of(value).buffer).reverse();

export const caf = (codec = 'lpcm'): Buffer => {
  const sound = sixteenBits(tone);
  return Buffer.concat([
    ascii('caff'),
    Buffer.of(0, 1, 0, 0),
    ascii('desc'),
    u32(0),
    u32(32),
    f64(rate),
    ascii(codec),
    u32(2),
    u32(2),
    u32(1),
    u32(1),
    u32(16),
    ascii('data'),
    u32(0),
    u32(4 + sound.length),
    u32(0),
    sound,
  ]);
};

export const mp3AfterZeros = async (): Promise<Buffer> =>
  Buffer.concat([Buffer.alloc(3_000), await fixture('tone.mp3')]);

/** One page of Ogg with one packet. */
const oggPage = (
  packet: Uint8Array,
  { sequence, flags, granule }: Record<'sequence' | 'flags' | 'granule', number>,
): Buffer => {
  const lacing = Buffer.alloc(Math.floor(packet.length / 255) + 1, 255);
  lacing[lacing.length - 1] = packet.length % 255;
  const header = Buffer.alloc(27);
  header.write('OggS', 0, 'latin1');
  header[5] = flags;
  header.writeBigUInt64LE(BigInt(granule), 6);
  header.writeUInt32LE(1, 14);
  header.writeUInt32LE(sequence, 18);
  header[26] = lacing.length;
  const page = Buffer.concat([header, lacing, packet]);
  page.writeUInt32LE(oggSum(page), 22);
  return page;
};
const oggSum = (bytes: Uint8Array): number =>
  bytes.reduce((sum, byte) => {
    let next = (sum ^ (byte << 24)) >>> 0;
    for (let bit = 0; bit < 8; bit += 1) next = ((next << 1) ^ (next & 0x8000_0000 ? 0x04c1_1db7 : 0)) >>> 0;
    return next;
  }, 0);

/** The frames of a FLAC file, which are numbered. */
export const flacFrames = (file: Buffer): readonly Buffer[] => {
  const starts: number[] = [];
  for (let at = 42; at < file.length; at += 1)
    if (file[at] === 0xff && file[at + 1] === 0xf8 && file[at + 4] === starts.length) starts.push(at);
  return starts.map((start, index) => file.subarray(start, starts[index + 1]));
};

export const oggFlac = async (): Promise<Buffer> => {
  const file = await fixture('tone.flac');
  const begin = [Buffer.of(0x7f), ascii('FLAC'), Buffer.of(1, 0, 0, 1), file.subarray(0, 42)];
  // A comment that says nothing ends the description of the sound.
  const comment = Buffer.of(0x84, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0);
  const frames = flacFrames(file);
  return Buffer.concat([
    oggPage(Buffer.concat(begin), { sequence: 0, flags: 2, granule: 0 }),
    oggPage(comment, { sequence: 1, flags: 0, granule: 0 }),
    ...frames.map((frame, index) =>
      oggPage(frame, {
        sequence: index + 2,
        flags: index + 1 === frames.length ? 4 : 0,
        granule: Math.min(32_000, (index + 1) * 1_152),
      }),
    ),
  ]);
};
export const oggSpeex = (): Buffer =>
  oggPage(Buffer.concat([ascii('Speex   1.2'), Buffer.alloc(69)]), { sequence: 0, flags: 2, granule: 0 });

export const gsmWav = (): Buffer => {
  const file = Buffer.concat([wavHeader({ rate: 8_000, bytesPerSample: 1, bytes: 3_250 }), noise(3_250)]);
  file.writeUInt16LE(0x31, 20);
  return file;
};

/** Floats as they are. */
export const floatWav = (change: (sample: number, at: number) => number): Buffer => {
  const sound = Buffer.from(Float32Array.from(tone, change).buffer);
  const header = wavHeader({ rate, bytesPerSample: 4, bytes: sound.length });
  header.writeUInt16LE(3, 20);
  return Buffer.concat([header, sound]);
};
/** Two channels, made of one. */
export const stereoWav = (right: (sample: number) => number): Buffer => {
  const sound = sixteenBits(
    Float32Array.from({ length: tone.length * 2 }, (_, at) => {
      const sample = tone[at >> 1] ?? 0;
      return at % 2 === 0 ? sample : right(sample);
    }),
  );
  const header = wavHeader({ rate, bytesPerSample: 2, bytes: sound.length });
  header.writeUInt16LE(2, 22);
  header.writeUInt32LE(rate * 4, 28);
  header.writeUInt16LE(4, 32);
  return Buffer.concat([header, sound]);
};

/** A recording with bytes in its middle that say nothing. */
export const damaged = async (name: string, bytes: number): Promise<Buffer> => {
  const file = await fixture(name);
  noise(bytes).copy(file, Math.floor(file.length / 2));
  return file;
};
