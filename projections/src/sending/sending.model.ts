import type { SendingPurpose } from '@ecrin/contracts/sending/sending.ts';
import type { MessageReason, SentSubject, SentThing } from '@ecrin/domain/sending/sending.vocabulary.ts';
import type { Model } from '@ecrin/platform/ports/read-models.ts';

/** One line of a client's ledger, under its id. `part`: what the filters call it. `wording`, `sessionId`: of a consent, the words that were shown and where; null: of earlier versions, or of what was sent. `month`: of `at`, in UTC. */
export type SendingDocument = Readonly<{
  ownerId: string;
  entryId: string;
  kind: 'sent' | 'given' | 'withdrawn';
  part: SentThing | 'message' | 'archive' | 'consent';
  purpose: SendingPurpose;
  host: string;
  model: string | null;
  size: number | null;
  instructions: number;
  about: SentSubject | null;
  reason: MessageReason | null;
  wording: number | null;
  sessionId: string | null;
  at: string;
  month: string;
}>;

export const sendingModel: Model<SendingDocument> = {
  name: 'sending',
  version: 4,
  indexes: [
    ['ownerId', 'at'],
    ['ownerId', 'part', 'at'],
    ['ownerId', 'kind', 'purpose', 'at'],
    ['ownerId', 'kind', 'host'],
    ['ownerId', 'kind', 'month'],
    ['kind', 'purpose', 'host', 'at'],
  ],
};
