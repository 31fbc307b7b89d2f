import type { BlobStore } from '@ecrin/platform/ports/blob-store.ts';
import { z } from 'zod';
import { once } from '../http/collect.ts';

/** What a seal in progress is about to write; ids and a hash, nothing personal. */
export type SealMark = Readonly<{ ownerId: string; recordingId: string; thoughtId: string; sha256: string }>;
const sealMark = z.object({ ownerId: z.string(), recordingId: z.string(), thoughtId: z.string(), sha256: z.string() });

export type SealMarks = Readonly<{
  put: (mark: SealMark) => Promise<void>;
  remove: (mark: SealMark) => Promise<void>;
  all: () => AsyncIterable<SealMark>;
}>;

const prefix = 'sealing/';
const nameOf = ({ ownerId, recordingId }: SealMark): string => `${prefix}${ownerId}/${recordingId}`;

/** Written before a recording becomes a thought's audio, removed after: a crash in between is found again at the next start. */
export const createSealMarks = (store: BlobStore): SealMarks => ({
  put: async (mark) => {
    await store.put(nameOf(mark), once(Buffer.from(JSON.stringify(mark))));
  },
  remove: (mark) => store.delete(nameOf(mark)),
  async *all() {
    for await (const { name } of store.list(prefix)) {
      const content = await store.read(name);
      if (content) yield sealMark.parse(JSON.parse(await textOf(content)));
    }
  },
});

const textOf = async (content: AsyncIterable<Uint8Array>): Promise<string> =>
  Buffer.concat(await Array.fromAsync(content)).toString('utf8');
