import type { Model } from '@ecrin/platform/ports/read-models.ts';

/** One document per client, under the client's id: the count on the badge, however many notifications there are. */
export type UnreadCountDocument = Readonly<{ ownerId: string; count: number }>;

export const unreadCountModel: Model<UnreadCountDocument> = {
  name: 'unread-count',
  version: 1,
  indexes: [['ownerId']],
};
