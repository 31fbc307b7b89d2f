/** EXIF that says how a picture is turned (1 to 8), and nothing else. */
export const orientationExif = (orientation: number): Buffer => {
  const exif = Buffer.alloc(26);
  exif.write('II*\0', 0, 'latin1');
  exif.writeUInt32LE(8, 4);
  exif.writeUInt16LE(1, 8);
  exif.writeUInt16LE(0x0112, 10);
  exif.writeUInt16LE(3, 12);
  exif.writeUInt32LE(1, 14);
  exif.writeUInt16LE(orientation, 18);
  return exif;
};

/** A file that is not what its first bytes say. */
export class DamagedPicture extends Error {}

/** Throws where a part would end after the file. */
export const partOf = (bytes: Buffer, start: number, end: number): Buffer => {
  if (end > bytes.length || end < start) throw new DamagedPicture('a part ends after the file');
  return bytes.subarray(start, end);
};
