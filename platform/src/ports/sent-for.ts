import type { MessageReason } from '@ecrin/domain/sending/sending.vocabulary.ts';

/** A client whom a message to the outside is sent for, and why: an entry of their ledger. Messages to administrators, and to somebody who has no account, are nobody's. */
export type SentFor = Readonly<{ clientId: string; why: MessageReason }>;
