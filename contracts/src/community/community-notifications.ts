import type { CommunityNotice } from '@ecrin/domain/community-notifications/community-notifications.vocabulary.ts';
import { z } from 'zod';

const notices: Record<CommunityNotice, z.ZodBoolean> = {
  things: z.boolean(),
  replies: z.boolean(),
  requests: z.boolean(),
  digest: z.boolean(),
};
/** `GET` and `PUT …/communities/{communityId}/notifications`. `requests` has no effect for members. */
export const communityNotifications = z.strictObject(notices);
export type CommunityNotifications = z.infer<typeof communityNotifications>;
