import type { Activity, ActivityKind, ActivityPage } from '@ecrin/contracts/activity/activity.ts';
import type { ClientDetail } from '@ecrin/contracts/client-admin/client-detail.ts';

export type ActivitySelection = Readonly<{
  kind?: ActivityKind | undefined;
  from?: string | undefined;
  before?: string | undefined;
}>;

/** What the read models know of a client; none of it is a word of their thoughts. */
export type ClientReaders = Readonly<{
  findClient: (
    clientId: string,
    at: Readonly<{ now: string; asOf: string }>,
  ) => Promise<Pick<
    ClientDetail,
    'client' | 'figures' | 'goals' | 'permissions' | 'consents' | 'erasureProposal' | 'proposalRefusal'
  > | null>;
  /** null: the cursor is none of this list. */
  listActivity: (
    clientId: string,
    asked: ActivitySelection & Readonly<{ limit: number; cursor?: string | undefined }>,
  ) => Promise<ActivityPage | null>;
  /** The same of one thing of theirs, by its stream. */
  listThingActivity: (
    clientId: string,
    stream: string,
    asked: ActivitySelection & Readonly<{ limit: number; cursor?: string | undefined }>,
  ) => Promise<ActivityPage | null>;
  /** The whole selection, a page at a time. */
  readActivity: (clientId: string, asked: ActivitySelection) => AsyncIterable<readonly Activity[]>;
}>;
