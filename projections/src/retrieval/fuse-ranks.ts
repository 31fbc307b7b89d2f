/** The usual constant of reciprocal ranks: the first places of one list do not outweigh being in both. */
const constant = 60;

/** Several orders of the same kind of thing as one (reciprocal rank fusion): what is high in several comes first. */
export const fuseRanks = (orders: readonly (readonly string[])[]): readonly string[] => {
  const scores = new Map<string, number>();
  for (const order of orders)
    for (const [rank, id] of order.entries()) scores.set(id, (scores.get(id) ?? 0) + 1 / (constant + rank));
  return [...scores].toSorted(([, one], [, other]) => other - one).map(([id]) => id);
};
