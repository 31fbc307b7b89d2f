/** Entries of one day (`2025-11-18`) or one month (`2025-11`), in the order they came. */
export type PeriodGroup<Item> = Readonly<{ period: string; items: readonly Item[] }>;

/** Groups by the person's own calendar day, as each thought carries it. */
export const groupByPeriod = <Item extends Readonly<{ day: string }>>(
  items: readonly Item[],
  period: 'day' | 'month',
): readonly PeriodGroup<Item>[] => {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = period === 'day' ? item.day : item.day.slice(0, 7);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups].map(([period, items]) => ({ period, items }));
};
