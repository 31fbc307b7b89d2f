/** How many items have to be inserted, removed or replaced to turn one list into the other. */
export const editDistance = (one: readonly string[], other: readonly string[]): number => {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (const [index, item] of one.entries()) {
    const next = [index + 1];
    for (const [column, against] of other.entries())
      next.push(
        Math.min((next[column] ?? 0) + 1, (row[column + 1] ?? 0) + 1, (row[column] ?? 0) + (item === against ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
};
