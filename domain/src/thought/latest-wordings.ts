/** Wordings that an archive has of one thought at most. */
export const maxWordings = 1_000;

/** As many as are kept, in their order: what was heard, and the latest of the others. */
export const latestWordings = <Wording extends Readonly<{ as: string }>>(
  all: readonly Wording[],
): readonly Wording[] => {
  let over = all.length - maxWordings;
  return all.filter(({ as }) => as === 'heard' || over-- <= 0);
};
