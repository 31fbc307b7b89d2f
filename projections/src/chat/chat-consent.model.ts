import type { Model } from '@ecrin/platform/ports/read-models.ts';

/** `endpoint`: the host that a client's questions and thoughts may be sent to; null: none. */
export type ChatConsentDocument = Readonly<{ ownerId: string; endpoint: string | null }>;

export const chatConsentModel: Model<ChatConsentDocument> = {
  name: 'chat-consent',
  version: 1,
  indexes: [['ownerId']],
};
