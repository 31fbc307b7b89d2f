import { announcementDismissalProjection, announcementProjection } from './announcement.projection.ts';
import { broadcastRecipientProjection } from './broadcast-recipient.projection.ts';
import { broadcastProjection } from './broadcast.projection.ts';

export const broadcastProjections = [
  broadcastProjection,
  broadcastRecipientProjection,
  announcementProjection,
  announcementDismissalProjection,
] as const;
