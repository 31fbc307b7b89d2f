/** The item after the chosen one, or before it; the first after none. Null at the ends. */
export const neighbourOf = <Item extends Readonly<{ id: string }>>(
  items: readonly Item[],
  chosenId: string | null,
  step: 1 | -1,
): Item | null => {
  const at = items.findIndex(({ id }) => id === chosenId);
  return at === -1 && chosenId !== null ? null : (items[at + step] ?? null);
};

/** What is shown beside a queue: what the address names, else its first item. */
export const chosenIn = (items: readonly Readonly<{ id: string }>[], openedId: string | null): string | null =>
  openedId ?? items[0]?.id ?? null;
