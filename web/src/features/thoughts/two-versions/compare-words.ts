/** A version in the words it has and the other has not in the same place; `changed` '' where it only lacks some. */
export type ComparedWords = Readonly<{ before: string; changed: string; after: string }>;

const shared = (words: readonly string[], others: readonly string[]): number => {
  const at = words.findIndex((word, index) => word !== others[index]);
  return at === -1 ? words.length : at;
};

export const compareWords = (words: string, others: string): ComparedWords => {
  const [own, other] = [words, others].map((text) => text.split(/(?<=\s)/u)) as [string[], string[]];
  const start = shared(own, other);
  const most = Math.min(own.length, other.length) - start;
  const end = Math.min(most, shared(own.toReversed(), other.toReversed()));
  return {
    before: own.slice(0, start).join(''),
    changed: own.slice(start, own.length - end).join(''),
    after: own.slice(own.length - end).join(''),
  };
};
