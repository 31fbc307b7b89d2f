import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import type { Posted } from '#post-from-workflow.ts';
import type { AnnounceInput } from './announce.input.ts';

export type AnnouncementServices = Readonly<{
  events: Pick<Events, 'readStream'>;
  /** The client whose referral code this is; null: nobody’s. */
  referrerOf: (code: string) => Promise<string | null>;
}>;

/** Whom it is told and what it leads to. `moment`: what its sentence speaks of. */
export type Announcement = Pick<Posted, 'ownerId' | 'kind' | 'subject' | 'timeZone'> & Readonly<{ moment: string }>;

/** null: there is nothing to tell. */
export type Tell = (services: AnnouncementServices, input: AnnounceInput) => Promise<Announcement | null>;
