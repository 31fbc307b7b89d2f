type Chosen = Readonly<{ chosenId: string | null; at: number }>;

/** The item after the chosen one, or before it; the first after none. Null at the ends. One that is no longer among them was `at` that place, where the next one is now. */
export const neighbourOf = <Item extends Readonly<{ id: string }>>(
  items: readonly Item[],
  { chosenId, at }: Chosen,
  step: 1 | -1,
): Item | null => {
  const found = items.findIndex(({ id }) => id === chosenId);
  const gone = found === -1 && chosenId !== null;
  return (gone ? items[step === 1 ? Math.min(at, items.length - 1) : at - 1] : items[found + step]) ?? null;
};

/** What is shown beside a queue: what the address names, else its first item. */
export const chosenIn = (items: readonly Readonly<{ id: string }>[], openedId: string | null): string | null =>
  openedId ?? items[0]?.id ?? null;
