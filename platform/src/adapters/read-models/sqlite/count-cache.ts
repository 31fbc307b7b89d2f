import type { AnyDocument, Write } from '#ports/read-models.ts';

/** What was already counted, per owner: a long list asks for the same figure with every page, and each goal of many for its own days. */
export type CountCache<Figure> = Readonly<{
  /** `owner` null: over all of them. */
  figure: (owner: string | null, question: string, count: () => Figure) => Figure;
  /** Whatever these writes may have changed; a document never changes its owner. */
  forget: (writes: readonly Write<AnyDocument>[]) => void;
}>;

/** `owners`: whose figures are kept at once; `figures`: of one owner. */
export const createCountCache = <Figure>(most: Readonly<{ owners: number; figures: number }>): CountCache<Figure> => {
  const counted = new Map<string | null, Map<string, Figure>>();
  return {
    figure: (owner, question, count) => {
      const known = counted.get(owner) ?? new Map<string, Figure>();
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
