import type { BroadcastRecipient } from '@ecrin/contracts/broadcast/broadcast-recipients.ts';
import type { LeftOut } from '@ecrin/domain/broadcast/audience-reach.ts';
import type { BroadcastStatus } from '@ecrin/domain/broadcast/broadcast.aggregate.ts';
import type { BroadcastPlan, BroadcastWords } from '@ecrin/domain/broadcast/broadcast.vocabulary.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import type { NotificationChannel } from '@ecrin/domain/notification/notification.vocabulary.ts';
import type { Model } from '@ecrin/platform/ports/read-models.ts';

/** One document per broadcast. `ownerId`: the client of a message to one, else the service. `words`: null once the client's key is destroyed. `by`: who changed it last. */
export type BroadcastDocument = BroadcastPlan &
  Readonly<{
    ownerId: string;
    broadcastId: string;
    status: BroadcastStatus;
    listed: boolean;
    words: BroadcastWords | null;
    sendAt: string | null;
    timeZone: string | null;
    by: string;
    changedAt: string;
    testedAt: string | null;
    endedAt: string | null;
    reached: number;
    leftOut: number;
    /** The first of them, by name. */
    left: readonly LeftOut[];
  }>;

export const broadcastModel: Model<BroadcastDocument> = {
  name: 'broadcast',
  version: 2,
  indexes: [['listed', 'changedAt']],
};

type RecipientStage = BroadcastRecipient['stage'];

/** One document per notification of a broadcast. `blocked`: `<channel>/<reason>`, each once. */
export type BroadcastRecipientDocument = Readonly<{
  ownerId: string;
  broadcastId: string;
  channels: readonly NotificationChannel[];
  stage: RecipientStage;
  unsubscribed: boolean;
  blocked: readonly string[];
}>;

export const broadcastRecipientModel: Model<BroadcastRecipientDocument> = {
  name: 'broadcast-recipient',
  version: 1,
  indexes: [
    ['broadcastId', 'stage'],
    ['broadcastId', 'unsubscribed'],
    ['broadcastId', 'blocked'],
  ],
};

/** One document per announcement that was, is or will be shown; `announced` false: a draft. */
export type AnnouncementDocument = Readonly<{
  ownerId: string;
  broadcastId: string;
  announced: boolean;
  from: string;
  until: string | null;
  words: BroadcastWords | null;
  fallback: Language | null;
  opens: BroadcastPlan['opens'];
}>;

export const announcementModel: Model<AnnouncementDocument> = {
  name: 'announcement',
  version: 1,
  indexes: [['announced', 'until']],
};

/** One document per announcement and client who dismissed it. */
export type AnnouncementDismissalDocument = Readonly<{ ownerId: string; broadcastId: string }>;

export const announcementDismissalModel: Model<AnnouncementDismissalDocument> = {
  name: 'announcement-dismissal',
  version: 1,
  indexes: [['ownerId'], ['broadcastId']],
};

export const dismissalId = (broadcastId: string, clientId: string): string => `${broadcastId}/${clientId}`;
