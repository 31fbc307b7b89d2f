import type { Reachability } from '@ecrin/domain/broadcast/audience-reach.ts';
import type { BroadcastAudience } from '@ecrin/domain/broadcast/broadcast.vocabulary.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { broadcastRecipientModel } from '#broadcast/broadcast.model.ts';
import { withoutDelivered } from '#broadcast/list-recipients.query.ts';
import { audienceFilter, audienceMemberModel, readReachWord } from './audience-member.model.ts';

/** `at`: the instant whose audience it is (ISO 8601). */
export type AudiencePageAsked = Readonly<{
  audience: BroadcastAudience;
  at: string;
  cursor: string | null;
  limit: number;
}>;
export type AudienceMember = Readonly<{ clientId: string; reachability: Reachability }>;
export type AudiencePage = Readonly<{ items: readonly AudienceMember[]; nextCursor: string | null }>;

export const audienceModels = [audienceMemberModel, broadcastRecipientModel] as const;

/** A page of the clients of an audience, in the order of their ids: each is on one page only, also while others join and leave. */
export const listAudience =
  (models: ReadModels) =>
  async ({ audience, at, cursor, limit }: AudiencePageAsked): Promise<AudiencePage> => {
    const members = await models.open(audienceMemberModel);
    const page = await members.find({
      filter: audienceFilter(audience, at),
      sort: [['ownerId', 'asc']],
      limit,
      cursor,
    });
    const items =
      audience.to !== 'client' && audience.except
        ? await withoutDelivered(models, audience.except, page.items)
        : page.items;
    return {
      items: items.map(({ ownerId, reach }) => ({ clientId: ownerId, reachability: readReachWord(reach) })),
      nextCursor: page.nextCursor,
    };
  };
