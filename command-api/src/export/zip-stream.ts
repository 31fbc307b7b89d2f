import { makeZip } from 'client-zip';

/** One file of an archive; its content is read when its turn comes. */
export type ArchiveFile = Readonly<{
  name: string;
  modifiedAt: string;
  content: string | AsyncIterable<Uint8Array>;
  /** Of its content, where that is known without reading it. */
  bytes?: number;
}>;

/** The files as one ZIP stream, without compression: only the current chunk is in memory. */
export async function* zipStream(files: AsyncIterable<ArchiveFile>): AsyncGenerator<Uint8Array> {
  const reader = createReader(files);
  try {
    // Not cancelled through the library, which would leave the current file open.
    yield* makeZip(reader.inputs).values({ preventCancel: true });
  } finally {
    await reader.close();
  }
}

/** The format knows the years 1980 to 2107 only. */
const [firstDate, lastDate] = [Date.UTC(1980, 0, 2), Date.UTC(2107, 11, 30)];
const zipDate = (instant: string): Date => new Date(Math.min(Math.max(Date.parse(instant), firstDate), lastDate));

/** The files in the library's form, and a function that closes the current one when reading stops. */
const createReader = (files: AsyncIterable<ArchiveFile>) => {
  const source = files[Symbol.asyncIterator]();
  let open: AsyncIterator<Uint8Array> | null = null;
  const whileOpen = (content: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> => {
    const chunks = content[Symbol.asyncIterator]();
    open = chunks;
    return { [Symbol.asyncIterator]: () => chunks };
  };
  async function* inputs() {
    for (let file = await source.next(); !file.done; file = await source.next()) {
      const { name, modifiedAt, content } = file.value;
      const input = typeof content === 'string' ? content : whileOpen(content);
      yield { name, lastModified: zipDate(modifiedAt), input };
    }
  }
  return {
    inputs: inputs(),
    close: async () => {
      await open?.return?.();
      await source.return?.();
    },
  };
};
