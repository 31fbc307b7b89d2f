import type { OrbReading } from '@ecrin/domain/notification/system-message.vocabulary.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import type { NotificationContent } from '#post-from-workflow.ts';
import type { AnnounceInput } from './announce.input.ts';

export type AnnouncementServices = Readonly<{
  events: Pick<Events, 'readStream'>;
  /** The client whose referral code this is; null: no client’s. */
  referrerOf: (code: string) => Promise<string | null>;
}>;

/** Who is notified and what the notification leads to. `moment`: the instant its sentence names. `title`: where Écrin has none. `reading`: of an orb. */
export type Announcement = Pick<NotificationContent, 'ownerId' | 'kind' | 'subject' | 'timeZone'> &
  Readonly<{ moment: string; title?: string; reading?: OrbReading }>;

/** null: there is nothing to announce. */
export type AnnounceAbout = (services: AnnouncementServices, input: AnnounceInput) => Promise<Announcement | null>;
