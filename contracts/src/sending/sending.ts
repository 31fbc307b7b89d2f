import { consentPurposes } from '@ecrin/domain/consent/consent.vocabulary.ts';
import { messagePurposes, messageReasons, sentSubjects, sentThings } from '@ecrin/domain/sending/sending.vocabulary.ts';
import { z } from 'zod';

/** What something leaves for: with a consent, to tell the person something, to those they share with, or to another écrin that they move to. */
export const sendingPurposes = [...consentPurposes, ...messagePurposes, 'sharing', 'move'] as const;
export type SendingPurpose = (typeof sendingPurposes)[number];

const purpose = z.enum(sendingPurposes);
const host = z.string();

/**
 * One line of the ledger: words that were sent to an endpoint, what the client said about that, a message to them, or what they shared. `sent`: recorded before it left, so that it was tried at
 * least. `size`: characters of a text, ms of a sound, bytes of an archive; null: not known before. `instructions`: characters that are the same for everybody, and went with it. `about`: what it was sent for, where that is
 * known; `isThere`: a thought that still exists. `reason`: of a message, which has no model. `wording`: of a consent, which words were shown; `sessionId`: where it was
 * given or taken back. Pushes and sharing rest on an act of the person: `given` is the act, `withdrawn` its end; they have no `host`.
 */
export const sendingEntry = z.object({
  entryId: z.string(),
  kind: z.enum(['sent', 'given', 'withdrawn']),
  purpose,
  host,
  model: z.string().nullable(),
  thing: z.enum([...sentThings, 'message', 'archive']).nullable(),
  size: z.number().int().nullable(),
  instructions: z.number().int(),
  about: z.object({ kind: z.enum(sentSubjects), id: z.string(), isThere: z.boolean() }).nullable(),
  reason: z.enum(messageReasons).nullable(),
  wording: z.number().int().nullable(),
  sessionId: z.string().nullable(),
  at: z.string(),
});
export type SendingEntry = z.infer<typeof sendingEntry>;

/** What of the ledger is shown: sounds, texts, messages, or consents. */
export const sendingParts = ['sound', 'text', 'message', 'consent'] as const;

const instant = z.iso.datetime();
const filters = {
  part: z.enum(sendingParts).optional(),
  purpose: purpose.optional(),
  host: z.string().min(1).max(300).optional(),
  /** Inclusive. */
  from: instant.optional(),
  /** Exclusive. */
  before: instant.optional(),
};

/** `GET /api/client/sendings` */
export const listSendingsQuery = z.object({
  ...filters,
  limit: z.coerce.number().int().min(1).max(100).default(30),
  cursor: z.string().max(400).optional(),
});
export type SendingFilters = Pick<z.infer<typeof listSendingsQuery>, keyof typeof filters>;

/** Of all that was sent, whatever the filters. `firstAt`: when the first of them was; null: there is none. `month`: `2026-01`, in UTC. */
const sendingCounts = z.object({
  total: z.number().int(),
  firstAt: z.string().nullable(),
  byPurpose: z.array(z.object({ purpose, count: z.number().int(), firstAt: z.string() })),
  byHost: z.array(z.object({ host, count: z.number().int() })),
  byMonth: z.array(z.object({ month: z.string(), count: z.number().int() })),
});
export type SendingCounts = z.infer<typeof sendingCounts>;

/** The newest first. `matching`: how many lines the filters leave, consents among them. */
export const sendingList = z.object({
  items: z.array(sendingEntry),
  nextCursor: z.string().nullable(),
  matching: z.number().int(),
  counts: sendingCounts,
});
export type SendingList = z.infer<typeof sendingList>;
