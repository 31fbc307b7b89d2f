import type { AnyDocument, Document } from '#ports/read-models.ts';

/** Whole numbers by name: in whatever order they are added, the sum is the same. None is 0. Names have no dots: some stores cannot have them in a field. */
export type Amounts = Readonly<Record<string, number>>;
/** What is added to one total; `id`: of its document. */
export type Added = Readonly<{ id: string; amounts: Amounts }>;
/** A total, in a model of documents of another kind. */
export type TotalDocument = Readonly<{ ownerId: string; amounts: Amounts }>;

/**
 * Sums over the documents of a model, in documents of the same model, committed with them: a figure over any number of documents is one look-up.
 * `added`: what one event adds by changing a document. `announced`: the total whose changes are told to the owner; the documents' own are not.
 */
export type Totals<Doc extends Document> = Readonly<{
  ownerId: string;
  announced: string;
  added: (before: Doc | null, after: Doc) => readonly Added[];
}>;

/** Any totals, as the runner accepts them; see `AnyProjection`. */
export type AnyTotals = Readonly<{
  ownerId: string;
  announced: string;
  added(before: AnyDocument | null, after: AnyDocument): readonly Added[];
}>;

export const addAmounts = (before: Amounts, added: Amounts): Amounts => {
  const sum: Record<string, number> = { ...before };
  for (const [name, amount] of Object.entries(added)) sum[name] = (sum[name] ?? 0) + amount;
  return Object.fromEntries(Object.entries(sum).filter(([, amount]) => amount !== 0));
};

/** For sums of what every document holds: what it adds now, without what it added before. */
export const differenceOf =
  <Doc extends Document>(of: (doc: Doc) => readonly Added[]): Totals<Doc>['added'] =>
  (before, after) => {
    const sums = new Map<string, Amounts>();
    const add = (sign: 1 | -1, { id, amounts }: Added): void => {
      const signed = Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, sign * amount]));
      sums.set(id, addAmounts(sums.get(id) ?? {}, signed));
    };
    for (const one of of(after)) add(1, one);
    if (before) for (const one of of(before)) add(-1, one);
    return [...sums].flatMap(([id, amounts]) => (Object.keys(amounts).length > 0 ? [{ id, amounts }] : []));
  };
