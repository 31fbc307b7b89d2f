import { z } from 'zod';

/** Message names are part of the protocol with clients: never rename. */
export const initMessage = z.object({
  userId: z.string(),
  accountType: z.enum(['client', 'admin']),
  businessId: z.null(),
  /** The least `X-Changes-Told` of what this page shows; null: it has none, or an answer failed. */
  told: z.number().int().nullish(),
});
export type InitMessage = z.infer<typeof initMessage>;

/** `told`: the number of the last change; null where nobody counts. `complete`: the changes since the number of the page follow, and nothing else changed. */
export type Greeting = Readonly<{ told: number | null; complete: boolean }>;

/** To the owner's room only: which document changed, never its content. */
export type ReadModelChanged = Readonly<{
  model: string;
  id: string;
  change: 'added' | 'changed' | 'removed';
  position: number;
}>;
/** `requests`: who asks to enter or may not, and the link: for owner and team only. */
export const communityParts = ['settings', 'people', 'requests', 'comments', 'copies'] as const;
export type CommunityPart = (typeof communityParts)[number];
export type CommunityTopic = Readonly<{ communityId: string; part: CommunityPart }>;
/** To open pages of those who may read that part at this moment: ids only. */
export type CommunityChanged = CommunityTopic & Readonly<{ position: number }>;
/** The community whose page is open. */
export const watchedCommunity = z.uuidv7();

/** Percent 0…100 of a running transcription. Not stored; a new listener sees the next one. */
export type TranscriptionProgressed = Readonly<{ thoughtId: string; percent: number }>;

/** There are new words of a recording that is still recorded, or no more will come; never the words. */
export type RecordingHeard = Readonly<{ recordingId: string }>;

/** Unread ones. */
export type NotificationCount = Readonly<{ count: number }>;
/** Once the list includes it: how many are unread now, and what came. */
export type NewNotification = Readonly<{ count: number; notification: Readonly<{ title: string }> }>;

export type ServerToClient = {
  /** `greeting`: none from a server of an earlier version. */
  initOk: (id: string, greeting?: Greeting) => void;
  /** `count`: the bare number again, for clients that read no object. */
  notificationCount: (message: NotificationCount, count: number) => void;
  newNotification: (message: NewNotification, count: number) => void;
  'read-model-changed': (notice: ReadModelChanged) => void;
  'community-changed': (notice: CommunityChanged) => void;
  'transcription-progressed': (notice: TranscriptionProgressed) => void;
  'recording-heard': (notice: RecordingHeard) => void;
  /** Before the server closes a socket that sends too much. */
  refused: (problem: Readonly<{ code: 'general.too-many-requests' }>) => void;
};
export type ClientToServer = {
  init: (message: InitMessage) => void;
  getNotificationCount: (userId: string) => void;
  /** A page of a community opens. `answer`: whether notices will come; false when too many are open. */
  'watch-community': (communityId: string, answer: (watched: boolean) => void) => void;
  'unwatch-community': (communityId: string) => void;
  /** The person just used this page. At most once a minute. */
  active: () => void;
};
