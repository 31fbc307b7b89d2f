import {
  goalDimensions,
  type GoalAge,
  type GoalDimension,
  type GoalGroup,
} from '@ecrin/contracts/goal/goal-statistics.ts';
import { addClient, distributionsOf, newTallies, type Tallies } from './distribution.ts';
import type { GoalRow } from './goal-rows.ts';
import { clientsIn, shownGroups, type Shown } from './hidden-groups.ts';

/** Collects the goals of one client after the other; what it keeps does not grow with them. */
export type GoalGrouping = Readonly<{
  add: (goalsOfClient: readonly GoalRow[]) => void;
  /** Without groups of fewer than five clients. */
  groups: () => readonly GoalGroup[];
}>;

type Collected = Readonly<{ goals: number; asSet: Tallies; whatIf: Tallies }>;
const dimensions = Object.keys(goalDimensions) as readonly GoalDimension[];
const groupsOf = (dimension: GoalDimension): readonly string[] => goalDimensions[dimension];

const keyOf = (dimension: GoalDimension, group: string): string => `${dimension} ${group}`;
const nothing = (): Collected => ({ goals: 0, asSet: newTallies(), whatIf: newTallies() });

type Collection = Readonly<{
  groups: Map<string, Collected>;
  /** In which groups of a dimension how many clients are. */
  clients: Map<GoalDimension, Map<number, number>>;
}>;

export const createGoalGrouping = (withTarget: boolean): GoalGrouping => {
  const collection: Collection = { groups: new Map(), clients: new Map() };
  return {
    add: (goals) => {
      const counted = goals.filter(({ counted }) => counted === 'yes');
      for (const dimension of dimensions) addTo(collection, dimension, counted);
    },
    groups: () => dimensions.flatMap((dimension) => groupsShown(collection, dimension, withTarget)),
  };
};

const addTo = ({ groups, clients }: Collection, dimension: GoalDimension, goals: readonly GoalRow[]): void => {
  let mask = 0;
  for (const [index, group] of groupsOf(dimension).entries()) {
    const inGroup = goals.filter((goal) => groupOf(dimension, goal) === group);
    if (inGroup.length === 0) continue;
    mask |= 1 << index;
    const before = groups.get(keyOf(dimension, group)) ?? nothing();
    const [asSet, whatIf] = [
      inGroup.flatMap(({ figures }) => figures ?? []),
      inGroup.flatMap((goal) => goal.whatIf ?? []),
    ];
    addClient(before.asSet, asSet);
    addClient(before.whatIf, whatIf);
    groups.set(keyOf(dimension, group), { ...before, goals: before.goals + inGroup.length });
  }
  const byGroups = clients.get(dimension) ?? new Map<number, number>();
  if (mask !== 0) clients.set(dimension, byGroups.set(mask, (byGroups.get(mask) ?? 0) + 1));
};

const groupsShown = (
  { groups, clients }: Collection,
  dimension: GoalDimension,
  withTarget: boolean,
): readonly GoalGroup[] => {
  const byGroups = clients.get(dimension) ?? new Map<number, number>();
  const shown = shownGroups(byGroups, groupsOf(dimension).length);
  return groupsOf(dimension).map((group, index) =>
    groupShown(
      { dimension, group, shown: shown[index] ?? 'few', clients: clientsIn(byGroups, 1 << index) },
      groups.get(keyOf(dimension, group)) ?? nothing(),
      withTarget,
    ),
  );
};

type Place = Readonly<{ dimension: GoalDimension; group: string; shown: Shown; clients: number }>;

const groupShown = (
  { dimension, group, shown, clients }: Place,
  { goals, asSet, whatIf }: Collected,
  withTarget: boolean,
): GoalGroup =>
  shown === 'shown'
    ? {
        dimension,
        group,
        shown,
        clients,
        goals,
        asSet: distributionsOf(asSet),
        whatIf: withTarget ? distributionsOf(whatIf) : null,
      }
    : { dimension, group, shown, clients: null, goals: null, asSet: null, whatIf: null };

const groupOf = (dimension: GoalDimension, { frequency, aim, ageDays }: GoalRow): string => {
  if (dimension === 'frequency') return frequency;
  if (dimension === 'aim') return aim;
  return dimension === 'age' ? ageOf(ageDays) : 'all';
};

const ageOf = (days: number): GoalAge => {
  if (days < 30) return 'under-30-days';
  if (days < 90) return '30-to-89-days';
  return days < 365 ? '90-to-364-days' : '365-days-and-more';
};
