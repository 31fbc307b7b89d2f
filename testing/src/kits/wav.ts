/** A WAV file, 16 bits mono, of samples in -1…1. */
export const wavOf = (samples: Float32Array, rate = 16_000): Buffer => {
  const file = Buffer.alloc(44 + samples.length * 2);
  wavHeader({ rate, bytesPerSample: 2, bytes: samples.length * 2 }).copy(file);
  samples.forEach((sample, index) =>
    file.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), 44 + index * 2),
  );
  return file;
};

/** The header of a mono WAV file. */
export const wavHeader = ({
  rate,
  bytesPerSample,
  bytes,
}: Readonly<{ rate: number; bytesPerSample: number; bytes: number }>): Buffer => {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(36 + bytes, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate * bytesPerSample, 28);
  header.writeUInt16LE(bytesPerSample, 32);
  header.writeUInt16LE(bytesPerSample * 8, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(bytes, 40);
  return header;
};
