import { indexMarks } from './mark-finder.ts';

/** Counts what is read in one place, and what of it should not be there. `note`: something found in another way, once by its name. */
export type PlaceSearch = Readonly<{
  read: (content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) => Promise<void>;
  note: (what: string) => void;
  counted: () => Readonly<{ bytes: number; found: number }>;
}>;

/** `isApart`: whether a mark counts only where it is not within a longer word. */
export const openPlaceSearch = (
  marks: readonly Uint8Array[],
  isApart: (number: number) => boolean = () => false,
): PlaceSearch => {
  const open = indexMarks(marks, isApart);
  const found = new Set<string>();
  let bytes = 0;
  return {
    read: async (content) => {
      const finder = open();
      for await (const piece of content) {
        bytes += piece.length;
        finder.read(piece);
      }
      for (const number of finder.found()) found.add(`mark ${number}`);
    },
    note: (what) => void found.add(what),
    counted: () => ({ bytes, found: found.size }),
  };
};
