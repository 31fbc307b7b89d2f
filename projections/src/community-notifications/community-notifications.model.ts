import type { CommunityNoticeChoice } from '@ecrin/domain/community-notifications/community-notifications.vocabulary.ts';
import type { Model } from '@ecrin/platform/ports/read-models.ts';

/** One client's choice for one community, under the id of their membership; none: the defaults. */
export type CommunityNotificationsDocument = Readonly<{
  ownerId: string;
  communityId: string;
  choice: CommunityNoticeChoice;
  digest: boolean;
}>;

export const communityNotificationsModel: Model<CommunityNotificationsDocument> = {
  name: 'community-notifications',
  version: 1,
  indexes: [['ownerId', 'digest']],
};
