import { fewestClients } from '@ecrin/contracts/goal/goal-statistics.ts';

/** How many clients have goals in exactly these groups of a dimension: bit 0 for the first group. */
export type ClientsByGroups = ReadonlyMap<number, number>;
export type Shown = 'shown' | 'few' | 'withheld';

export const clientsIn = (clients: ClientsByGroups, groups: number): number =>
  [...clients].reduce((sum, [mask, count]) => ((mask & groups) === 0 ? sum : sum + count), 0);

/**
 * Which groups of a dimension may be shown. What is hidden must not follow from the total without the groups that are shown: the smallest of these
 * are withheld as well, until the hidden ones together have enough clients.
 */
export const shownGroups = (clients: ClientsByGroups, count: number): readonly Shown[] => {
  const groups = Array.from({ length: count }, (_none, index) => 1 << index);
  const sizes = new Map(groups.map((group) => [group, clientsIn(clients, group)]));
  const sizeOf = (group: number): number => sizes.get(group) ?? 0;
  const few = groups.filter((group) => sizeOf(group) > 0 && sizeOf(group) < fewestClients);
  const others = groups
    .filter((group) => sizeOf(group) >= fewestClients)
    .toSorted((one, other) => sizeOf(one) - sizeOf(other));
  let hidden = few.reduce((mask, group) => mask | group, 0);
  while (hidden !== 0 && clientsIn(clients, hidden) < fewestClients) {
    const [next] = others.splice(0, 1);
    if (next === undefined) break;
    hidden |= next;
  }
  return groups.map((group) => {
    if (few.includes(group)) return 'few';
    return (hidden & group) === 0 ? 'shown' : 'withheld';
  });
};
