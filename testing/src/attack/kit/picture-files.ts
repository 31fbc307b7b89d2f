import { deflateSync, crc32 } from 'node:zlib';
import { claimedPng, samplePicture, type SamplePicture } from '#kits/sample-pictures.ts';

/** What a seal must be answered with: codes of refusals, or 'kept'. */
export type PictureAttack = Readonly<{ bytes: Uint8Array<ArrayBuffer>; answers: readonly string[]; type?: string }>;

const formats = ['sea.jpg', 'sea.png', 'sea.webp', 'sea.gif', 'sea.heic'] as const satisfies readonly SamplePicture[];

const refused = (...codes: readonly string[]) => codes.map((code) => `thought-picture.${code}`);
const [bomb, broken, unknown] = [refused('too-many-pixels'), refused('damaged'), refused('format-unknown')];
const of = (bytes: Uint8Array, answers: readonly string[], type = 'image/png'): PictureAttack => ({
  bytes: new Uint8Array(bytes),
  answers,
  type,
});

const changed = (name: SamplePicture, change: (file: Buffer) => unknown): Buffer => {
  const file = samplePicture(name);
  change(file);
  return file;
};

/** Height and width stand five bytes after the mark of a frame. */
const claimedJpeg = (side: number): Buffer =>
  changed('sea.jpg', (file) => {
    const frame = Math.max(file.indexOf(Buffer.from([0xff, 0xc0])), file.indexOf(Buffer.from([0xff, 0xc2])));
    file.writeUInt16BE(side, frame + 5);
    file.writeUInt16BE(side, frame + 7);
  });
/** Of the screen and of its first picture. */
const claimedGif = (side: number): Buffer =>
  changed('sea.gif', (file) => {
    const picture = file.indexOf(Buffer.from([0x2c, 0, 0, 0, 0]));
    for (const at of [6, 8, picture + 5, picture + 7]) file.writeUInt16LE(side, at);
  });
const claimedHeic = (side: number): Buffer =>
  changed('sea.heic', (file) => {
    for (let at = file.indexOf('ispe'); at !== -1; at = file.indexOf('ispe', at + 4)) {
      file.writeUInt32BE(side, at + 8);
      file.writeUInt32BE(side, at + 12);
    }
  });

const chunk = (type: string, data: Uint8Array): Buffer => {
  const [length, body, sum] = [Buffer.alloc(4), Buffer.concat([Buffer.from(type, 'latin1'), data]), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};
/** A whole PNG, black, of one bit a pixel: few bytes, and as many pixels as are allowed. */
const packedPng = (side: number): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = 1;
  const rows = Buffer.alloc(side * (1 + Math.ceil(side / 8)));
  const signature = samplePicture('sea.png').subarray(0, 8);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
/** A text that unpacks to 200 MB, in a picture of a few pixels. */
const packedText = (): Buffer => {
  const png = samplePicture('sea.png');
  const text = Buffer.concat([Buffer.from('note\0\0', 'latin1'), deflateSync(Buffer.alloc(200_000_000))]);
  return Buffer.concat([png.subarray(0, 33), chunk('zTXt', text), png.subarray(33)]);
};

const page = Buffer.from('<!doctype html><script>document.title = 1</script>');
const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><image href="file:///etc/passwd"/></svg>',
);

const bombs = (): Readonly<Record<string, PictureAttack>> => ({
  'a PNG that claims 65,535 pixels a side': of(claimedPng(65_535), bomb),
  'a PNG that claims 2^31 - 1 pixels a side': of(claimedPng(0x7fff_ffff), [...bomb, ...broken]),
  'a PNG that claims no pixels': of(claimedPng(0), broken),
  'a JPEG that claims 65,535 pixels a side': of(claimedJpeg(65_535), [...bomb, ...broken], 'image/jpeg'),
  'a GIF that claims 65,535 pixels a side': of(claimedGif(65_535), bomb, 'image/gif'),
  'a HEIC that claims 65,535 pixels a side': of(claimedHeic(65_535), [...bomb, ...broken], 'image/heic'),
  'a PNG of as many pixels as are allowed': of(packedPng(8_000), ['kept', ...refused('too-slow')]),
  'a PNG of one row of pixels more': of(packedPng(8_001), bomb),
  'a PNG whose text unpacks to 200 MB': of(packedText(), ['kept', ...broken, ...refused('too-slow')]),
});

const others = (): Readonly<Record<string, PictureAttack>> => ({
  'an SVG that says it is a PNG': of(svg, unknown),
  'an SVG': of(svg, unknown, 'image/svg+xml'),
  'a page that says it is a JPEG': of(page, unknown, 'image/jpeg'),
  'a page behind the mark of a JPEG': of(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), page]), broken),
  'a page behind the mark of a GIF': of(Buffer.concat([Buffer.from('GIF89a'), page]), broken, 'image/gif'),
  'a page behind a whole JPEG': of(Buffer.concat([samplePicture('sea.jpg'), page]), ['kept'], 'text/html'),
  'a PNG that says it is a page': of(samplePicture('sea.png'), ['kept'], 'text/html'),
  'a GIF that says it is a WebP': of(samplePicture('sea.gif'), ['kept'], 'image/webp'),
});

/** Files that lie about their size, are something else than they say, or are cut short. */
export const hostilePictures = (cut: (length: number) => number): Readonly<Record<string, PictureAttack>> => ({
  ...bombs(),
  ...others(),
  ...Object.fromEntries(
    formats.map((name) => {
      const whole = samplePicture(name);
      const short = whole.subarray(0, 16 + cut(Math.floor(whole.length / 2)));
      return [`a ${name.slice(4)} cut short`, of(short, [...broken, ...unknown])];
    }),
  ),
});
