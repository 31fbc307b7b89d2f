import { z } from 'zod';

/** Message names are part of the protocol with clients: never rename. */
export const initMessage = z.object({
  userId: z.string(),
  accountType: z.enum(['client', 'admin']),
  businessId: z.null(),
});
export type InitMessage = z.infer<typeof initMessage>;

/** To the owner's room only: which document changed, never its content. */
export type ReadModelChanged = Readonly<{
  model: string;
  id: string;
  change: 'added' | 'changed' | 'removed';
  position: number;
}>;
/** Percent 0…100 of a running transcription. Not stored; a new listener sees the next one. */
export type TranscriptionProgressed = Readonly<{ thoughtId: string; percent: number }>;

/** Unread ones. */
export type NotificationCount = Readonly<{ count: number }>;
/** Once the list includes it: how many are unread now, and what came. */
export type NewNotification = Readonly<{ count: number; notification: Readonly<{ title: string }> }>;

export type ServerToClient = {
  initOk: (id: string) => void;
  /** `count`: the bare number again, for clients that read no object. */
  notificationCount: (message: NotificationCount, count: number) => void;
  newNotification: (message: NewNotification, count: number) => void;
  'read-model-changed': (notice: ReadModelChanged) => void;
  'transcription-progressed': (notice: TranscriptionProgressed) => void;
  /** Before the server closes a socket that sends too much. */
  refused: (problem: Readonly<{ code: 'general.too-many-requests' }>) => void;
};
export type ClientToServer = {
  init: (message: InitMessage) => void;
  getNotificationCount: (userId: string) => void;
  /** The person just used this page. At most once a minute. */
  active: () => void;
};
