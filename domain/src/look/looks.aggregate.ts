import { evolveWith, type Aggregate } from '#kernel/event-sourcing.ts';
import type { LookEvent } from './look.events.ts';
import type { LookTarget } from './look.vocabulary.ts';

type LatestLook = Readonly<{ lookId: string; lookedAt: string }>;
/** The latest look of each administrator at each target, under `lookKey`. */
export type Looks = Readonly<{ ownerId: string | null; latest: ReadonlyMap<string, LatestLook> }>;

export const lookKey = (by: string, target: LookTarget): string => `${by}/${target}`;

/** A client's looks of one month (UTC), so that no stream grows without end. */
export const looksId = (clientId: string, now: string): string => `${clientId}-${now.slice(0, 7)}`;

export const looks: Aggregate<Looks, LookEvent> = {
  category: 'looks',
  initial: { ownerId: null, latest: new Map() },
  ownerOf: ({ ownerId }) => ownerId,
  evolve: evolveWith<Looks, LookEvent>({
    LookRecorded: ({ latest }, { lookId, clientId, by, target, lookedAt }) => ({
      ownerId: clientId,
      latest: new Map([...latest, [lookKey(by, target), { lookId, lookedAt }]]),
    }),
  }),
};
