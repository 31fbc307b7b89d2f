import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { Allowance, TakenPlace } from './allowance.aggregate.ts';
import type { AllowanceTaken } from './allowance.events.ts';
import { caps, type CapName, type CapRefusal } from './caps.ts';

/** A place that nothing uses, as it was when that was found. */
export type UnusedPlace = Readonly<{ place: string; taken: TakenPlace | null }>;

/** `known`: what uses a place by the read models, which knew it before places were counted. `unused`: of those and of the taken ones. */
export type TakeAllowance = Readonly<{
  cap: CapName;
  ownerId: string;
  most: number;
  place: string;
  revision: number;
  known: readonly string[];
  unused: readonly UnusedPlace[];
  now: string;
}>;

/** A place is kept for this long for the event that is to use it: much longer than a request can take. */
const reservedMs = 300_000;
export const isReserved = ({ takenAt }: TakenPlace, now: string): boolean =>
  takenAt !== null && Date.parse(now) - Date.parse(takenAt) < reservedMs;

/** A place is taken before what uses it is recorded. Taken again for the same, it is one place. */
export const takeAllowance = (
  { cap, ownerId, most, place, revision, known, unused, now }: TakeAllowance,
  { places }: Allowance,
): Decision<AllowanceTaken, CapRefusal> => {
  if (isSamePlace({ revision, takenAt: now }, places.get(place))) return nothingNew;
  const unusedNow = new Set(
    unused.filter((one) => isSamePlace(one.taken, places.get(one.place))).map((one) => one.place),
  );
  const others = [...new Set([...places.keys(), ...known])].filter((key) => key !== place && !unusedNow.has(key));
  if (others.length >= most) return refuse(caps[cap].refused);
  const found = others.filter((key) => !places.has(key));
  const freed = [...unusedNow].filter((key) => places.has(key) && key !== place);
  return [
    { type: 'AllowanceTaken', data: { cap, ownerId, place, revision, found, freed, takenAt: now }, private: null },
  ];
};

const isSamePlace = (seen: TakenPlace | null, now: TakenPlace | undefined): boolean =>
  seen?.revision === now?.revision && seen?.takenAt === now?.takenAt;
