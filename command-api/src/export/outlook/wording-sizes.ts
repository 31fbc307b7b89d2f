import { createBoundedCache } from '@ecrin/platform/caching/bounded-cache.ts';
import type { OwnThought } from '../chosen-thoughts.ts';

export type ReadWordings = (thought: OwnThought) => Promise<object>;
export type WordingSizes = (read: ReadWordings) => ReadWordings;

/** Thoughts of which it is known, of all accounts: some 10 MB. */
const mostKnown = 50_000;

const bytesOf = (fields: object): number => Buffer.byteLength(JSON.stringify(fields)) - '{}'.length;
const emptyBytes = bytesOf({ wordings: '' });

/** What a thought was once, as an outlook has it: something as long. Its events are read for the first choice, and not for the next ones: they say the same until it has another wording. */
export const createWordingSizes = (): WordingSizes => {
  const known = createBoundedCache<Readonly<{ bytes: number }>>({ max: mostKnown, sizeOf: () => 1 });
  return (read) => async (thought) => {
    const key = [thought.thoughtId, thought.wording, thought.correctedAt].join('/');
    const { bytes } = known.get(key) ?? { bytes: bytesOf(await read(thought)) };
    if (bytes === 0) return {};
    known.set(key, { bytes });
    return { wordings: 'x'.repeat(bytes - emptyBytes) };
  };
};
