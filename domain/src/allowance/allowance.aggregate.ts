import { evolveWith, type Aggregate } from '#kernel/event-sourcing.ts';
import type { AllowanceEvent } from './allowance.events.ts';

/** `takenAt` null: it was used before places were counted. */
export type TakenPlace = Readonly<{ revision: number; takenAt: string | null }>;
/** The places of one cap that are taken: used, or about to be. */
export type Allowance = Readonly<{ ownerId: string | null; places: ReadonlyMap<string, TakenPlace> }>;

export const allowance: Aggregate<Allowance, AllowanceEvent> = {
  category: 'allowance',
  initial: { ownerId: null, places: new Map() },
  ownerOf: ({ ownerId }) => ownerId,
  evolve: evolveWith<Allowance, AllowanceEvent>({
    AllowanceTaken: ({ places }, { ownerId, place, revision, takenAt, found, freed }) => {
      const gone = new Set(freed);
      return {
        ownerId,
        places: new Map([
          ...[...places].filter(([key]) => !gone.has(key)),
          ...found.map((key) => [key, { revision: -1, takenAt: null }] as const),
          [place, { revision, takenAt }],
        ]),
      };
    },
  }),
};
