import type { ClientPermission } from '#client-permission/client-permission.events.ts';
import type { Language } from '#kernel/language.ts';
import type { AppPage, NotificationChannel } from '#notification/notification.vocabulary.ts';

// Stored exactly as written here: permanent.
/** `announcement`: a banner in the app, for everybody. `message`: a notification of the kind `news`. */
export const broadcastForms = ['announcement', 'message'] as const;
export type BroadcastForm = (typeof broadcastForms)[number];

export const activityKinds = ['active', 'inactive'] as const;
/** `active`: within the last `days`; `inactive`: not within them. */
export type ActivityCriterion = Readonly<{ kind: (typeof activityKinds)[number]; days: number }>;
export const longestActivityDays = 365;

/** All that are given must apply; null: any. `organizationId`: its members; absent in what was stored before it existed. */
export type BroadcastSegment = Readonly<{
  language: Language | null;
  activity: ActivityCriterion | null;
  permission: ClientPermission | null;
  organizationId?: string | null | undefined;
}>;
/** `except`: an earlier message; those to whom it was delivered are left out. */
type Except = Readonly<{ except?: string | null | undefined }>;
export type BroadcastAudience =
  | (Readonly<{ to: 'all' }> & Except)
  | (Readonly<{ to: 'segment' }> & BroadcastSegment & Except)
  | Readonly<{ to: 'client'; clientId: string }>;

export type BroadcastText = Readonly<{ title: string; body: string }>;
/** null: not written in that language. */
export type BroadcastWords = Readonly<Record<Language, BroadcastText | null>>;
/** UTF-16 units: what a locked phone shows of a title, and what is read in one go. */
export const longestBroadcastTitle = 80;
export const longestBroadcastBody = 500;

/** `fallback`: the language that also those get for whose own nothing is written. `until`: when an announcement ends; null for a message. */
export type BroadcastPlan = Readonly<{
  form: BroadcastForm;
  audience: BroadcastAudience;
  channels: readonly NotificationChannel[];
  fallback: Language | null;
  opens: AppPage | null;
  until: string | null;
}>;
