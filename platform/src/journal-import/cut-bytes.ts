/** The bytes from `start` (inclusive) to `end` (exclusive) of what is read; nothing is read after them. */
export async function* cutBytes(
  read: AsyncIterable<Uint8Array>,
  { start, end }: Readonly<{ start: number; end: number }>,
): AsyncGenerator<Uint8Array> {
  let at = 0;
  for await (const piece of read) {
    const part = piece.subarray(Math.max(0, start - at), Math.max(0, end - at));
    at += piece.length;
    if (part.length > 0) yield part;
    if (at >= end) return;
  }
}
