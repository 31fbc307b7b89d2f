import { DamagedPicture, orientationExif, partOf } from './orientation.ts';

const [startOfImage, endOfImage, startOfScan] = [0xd8, 0xd9, 0xda];
const [jfif, profile, adobe] = [0xe0, 0xe2, 0xee];
/** Length and name of a JFIF segment, without the thumbnail that may follow. */
const jfifBytes = 18;

type Segment = Readonly<{ marker: number; bytes: Buffer }>;

const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;
/** Within a scan: a byte that is no marker, or fills. */
const isOfScan = (marker: number): boolean => marker === 0 || marker === 0xff || isRestart(marker);

const endOfScan = (bytes: Buffer, from: number): number => {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1 && isOfScan(bytes[at + 1] ?? endOfImage)) at = bytes.indexOf(0xff, at + 1);
  return at === -1 ? bytes.length : at;
};

function* segmentsOf(bytes: Buffer): Generator<Segment> {
  let at = 2;
  while (at < bytes.length) {
    const marker = bytes[at + 1];
    if (bytes[at] !== 0xff || marker === undefined) throw new DamagedPicture('no marker');
    if (marker === endOfImage) return;
    if (marker === 0xff) at += 1;
    else {
      const end = at + 2 + partOf(bytes, at + 2, at + 4).readUInt16BE();
      const whole = partOf(bytes, at, marker === startOfScan ? endOfScan(bytes, end) : end);
      yield { marker, bytes: whole };
      at += whole.length;
    }
  }
}

const isNamed = ({ bytes }: Segment, name: string): boolean =>
  bytes.subarray(4, 4 + name.length).equals(Buffer.from(name));

const isOfPicture = (marker: number): boolean => marker >= 0xc0 && marker < jfif && marker !== startOfImage;

/** What decoders need; a JFIF segment loses its thumbnail. */
const kept = (segment: Segment): readonly Buffer[] => {
  const { marker, bytes } = segment;
  if (isOfPicture(marker)) return [bytes];
  if (marker === jfif && isNamed(segment, 'JFIF\0')) return [withoutThumbnail(bytes)];
  if (marker === profile && isNamed(segment, 'ICC_PROFILE\0')) return [bytes];
  return marker === adobe && isNamed(segment, 'Adobe') ? [bytes] : [];
};

const withoutThumbnail = (bytes: Buffer): Buffer => {
  const short = Buffer.from(partOf(bytes, 0, jfifBytes));
  short.writeUInt16BE(jfifBytes - 2, 2);
  short.writeUInt16BE(0, jfifBytes - 2);
  return short;
};

const exifSegment = (orientation: number): Buffer => {
  const payload = Buffer.concat([Buffer.from('Exif\0\0'), orientationExif(orientation)]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(payload.length + 2, 2);
  return Buffer.concat([head, payload]);
};

/** Only the segments that make the picture: also without what stands after its end. */
export const withoutJpegMetadata = (bytes: Buffer, orientation: number): Buffer =>
  Buffer.concat([
    bytes.subarray(0, 2),
    ...(orientation === 1 ? [] : [exifSegment(orientation)]),
    ...[...segmentsOf(bytes)].flatMap(kept),
    Buffer.from([0xff, endOfImage]),
  ]);
