/** A whole body in memory, or the fact that it is larger than `max` bytes. */
export const collectBody = async (body: AsyncIterable<Uint8Array>, max: number): Promise<Uint8Array | 'too-large'> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > max) return 'too-large';
    parts.push(part);
  }
  return Buffer.concat(parts);
};
