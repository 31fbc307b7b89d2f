import { evolveWith, nothingNew, type Aggregate, type Decision } from '#kernel/event-sourcing.ts';
import type { AnnouncementDismissalEvent, AnnouncementDismissed } from './broadcast.events.ts';

/** Of one announcement, by one client. */
export type AnnouncementDismissal = Readonly<{ ownerId: string | null }>;

export const announcementDismissal: Aggregate<AnnouncementDismissal, AnnouncementDismissalEvent> = {
  category: 'announcement-dismissal',
  initial: { ownerId: null },
  ownerOf: ({ ownerId }) => ownerId,
  evolve: evolveWith<AnnouncementDismissal, AnnouncementDismissalEvent>({
    AnnouncementDismissed: (_before, { ownerId }) => ({ ownerId }),
  }),
};

export type DismissAnnouncement = Readonly<{ broadcastId: string; ownerId: string; now: string }>;

/** For good, on every device. */
export const dismissAnnouncement = (
  { now, ...its }: DismissAnnouncement,
  { ownerId }: AnnouncementDismissal,
): Decision<AnnouncementDismissed> =>
  ownerId === null
    ? [{ type: 'AnnouncementDismissed', data: { ...its, dismissedAt: now }, private: null }]
    : nothingNew;
