/** The first bytes of a source (fewer when it ends earlier), and a stream of all of it. */
export const peekHead = async (
  source: AsyncIterable<Uint8Array>,
  bytes: number,
): Promise<{ head: Uint8Array; whole: AsyncIterable<Uint8Array> }> => {
  const chunks = source[Symbol.asyncIterator]();
  const read: Uint8Array[] = [];
  for (let length = 0; length < bytes; length += read.at(-1)?.length ?? 0) {
    const { done, value } = await chunks.next();
    if (done) break;
    read.push(value);
  }
  const begin = Buffer.concat(read);
  const whole = async function* (): AsyncGenerator<Uint8Array> {
    yield begin;
    yield* { [Symbol.asyncIterator]: () => chunks };
  };
  return { head: begin.subarray(0, bytes), whole: whole() };
};

/** The same bytes as they arrive, in chunks of at most one size, each aligned in memory. */
export const asTheyArrive = async function* (
  source: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of source)
    for (let from = 0; from < chunk.length; from += size) yield Uint8Array.from(chunk.subarray(from, from + size));
};

/** The same bytes in chunks of one size, except the last; `taken` is called for each once the reader is done with it. */
export const inChunks = async function* (
  source: AsyncIterable<Uint8Array>,
  size: number,
  taken?: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  // A new one each time: it is aligned in memory, as decoders need for integers.
  let piece = new Uint8Array(size);
  let filled = 0;
  for await (const chunk of source)
    for (let from = 0; from < chunk.length;) {
      const part = chunk.subarray(from, from + size - filled);
      piece.set(part, filled);
      [from, filled] = [from + part.length, filled + part.length];
      if (filled < size) continue;
      yield piece;
      taken?.(size);
      [piece, filled] = [new Uint8Array(size), 0];
    }
  yield piece.subarray(0, filled);
  taken?.(filled);
};
