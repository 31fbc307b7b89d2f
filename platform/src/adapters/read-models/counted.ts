import type { AnyDocument, Write } from '../../ports/read-models.ts';

/** Figures already counted, per owner: a long list asks for the same one with every page. */
export type Counted = Readonly<{
  /** `owner` null: over all of them. */
  figure: (owner: string | null, question: string, count: () => number) => number;
  /** Whatever these writes may have changed; a document never changes its owner. */
  forget: (writes: readonly Write<AnyDocument>[]) => void;
}>;

/** Owners whose figures are kept, and figures of one owner. */
const most = { owners: 1_000, figures: 50 };

export const createCounted = (): Counted => {
  const counted = new Map<string | null, Map<string, number>>();
  return {
    figure: (owner, question, count) => {
      const known = counted.get(owner) ?? new Map<string, number>();
      const figure = known.get(question) ?? count();
      if (known.size >= most.figures) known.clear();
      if (counted.size >= most.owners) counted.clear();
      counted.set(owner, known.set(question, figure));
      return figure;
    },
    forget: (writes) => {
      if (writes.length > 0) counted.delete(null);
      for (const { doc } of writes) {
        if (doc === null) counted.clear();
        else counted.delete(doc.ownerId);
      }
    },
  };
};
