import { z } from 'zod';

/** Messages of the specification, section 7, to the letter. */
export const initMessage = z.object({ userId: z.string(), accountType: z.enum(['client', 'admin']), businessId: z.null() });
export type InitMessage = z.infer<typeof initMessage>;

/** To the owner's room only: which document moved, never what it says. */
export type ReadModelChanged = Readonly<{ model: string; id: string; change: 'added' | 'changed' | 'removed'; position: number }>;
/** Percent 0…100 of a running transcription. Kept nowhere; a new listener sees the next one. */
export type TranscriptionProgressed = Readonly<{ thoughtId: string; percent: number }>;

export type ServerToClient = {
  initOk: (id: string) => void;
  notificationCount: (message: { count: number }) => void;
  newNotification: (message: { count: number; notification: { title: string } }) => void;
  'read-model-changed': (notice: ReadModelChanged) => void;
  'transcription-progressed': (notice: TranscriptionProgressed) => void;
};
export type ClientToServer = {
  init: (message: InitMessage) => void;
  getNotificationCount: (userId: string) => void;
};
