import { communityMemberIdOf } from '@ecrin/domain/community-member/community-member.aggregate.ts';
import type { CommunityNotificationsEvent } from '@ecrin/domain/community-notifications/community-notifications.events.ts';
import { withNewNotices } from '@ecrin/domain/community-notifications/community-notifications.vocabulary.ts';
import { defineProjection } from '@ecrin/platform/projections/projection.ts';
import { communityNotificationsModel, type CommunityNotificationsDocument } from './community-notifications.model.ts';

export const communityNotificationsProjection = defineProjection<
  CommunityNotificationsDocument,
  CommunityNotificationsEvent
>()({
  model: communityNotificationsModel,
  documentId: ({ data }) => communityMemberIdOf(data.communityId, data.clientId),
  on: {
    CommunityNotificationsChosen: (_before, { clientId, communityId, choice: chosen }) => {
      const choice = withNewNotices(chosen);
      return { ownerId: clientId, communityId, choice, digest: choice.digest };
    },
  },
});
