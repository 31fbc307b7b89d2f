import { evolveWith, type Aggregate } from '#kernel/event-sourcing.ts';
import type { LookEvent } from './look.events.ts';
import type { LookTarget } from './look.vocabulary.ts';

type LatestLook = Readonly<{ lookId: string; lookedAt: string }>;
/** `latest`: of each administrator at each target, under `lookKey`. `firstAt`: when somebody looked at each report first. */
export type Looks = Readonly<{
  ownerId: string | null;
  latest: ReadonlyMap<string, LatestLook>;
  firstAt: ReadonlyMap<string, string>;
}>;

/** Each report is a target of its own. */
export const lookKey = (by: string, target: LookTarget, reportId?: string): string =>
  reportId === undefined ? `${by}/${target}` : `${by}/${target}/${reportId}`;

/** A client's looks of one month (UTC), so that no stream grows without end. */
export const looksId = (clientId: string, now: string): string => `${clientId}-${now.slice(0, 7)}`;

export const looks: Aggregate<Looks, LookEvent> = {
  category: 'looks',
  initial: { ownerId: null, latest: new Map(), firstAt: new Map() },
  ownerOf: ({ ownerId }) => ownerId,
  evolve: evolveWith<Looks, LookEvent>({
    LookRecorded: ({ latest, firstAt }, { lookId, clientId, by, target, lookedAt, report }) => ({
      ownerId: clientId,
      latest: new Map([...latest, [lookKey(by, target, report?.reportId), { lookId, lookedAt }]]),
      firstAt: report ? new Map([[report.reportId, lookedAt], ...firstAt]) : firstAt,
    }),
  }),
};
