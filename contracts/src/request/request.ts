import { permissionNames } from '@ecrin/domain/client-permission/client-permission.events.ts';
import { proposalRefusals } from '@ecrin/domain/erasure-proposal/propose-erasure.ts';
import { languages } from '@ecrin/domain/kernel/language.ts';
import {
  maxRequestReason,
  maxRequestWords,
  requestAnswers,
  requestKinds,
  requestStatuses,
} from '@ecrin/domain/request/request.vocabulary.ts';
import { z } from 'zod';
import { knownAdmin, knownClient } from '#admin/known-people.ts';
import { holder } from '#inbox/assignment.ts';
import { givenText } from '#text/given-text.ts';

export { maxRequestWords, requestKinds };

export const requestParams = z.object({ requestId: z.uuidv7() });

const words = givenText(maxRequestWords);
const permission = z.enum(permissionNames);
export const requestSubject = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('join'), organizationId: z.uuidv7() }),
  z.strictObject({ kind: z.literal('permission'), permission }),
  z.strictObject({ kind: z.literal('help') }),
]);
/** `POST /api/client/requests` → a receipt. `words` may be null unless it is about help. */
export const openRequestRequest = z.strictObject({
  requestId: z.uuidv7(),
  subject: requestSubject,
  words: words.nullable(),
});
export type OpenRequestRequest = z.infer<typeof openRequestRequest>;
/** `POST …/requests/{requestId}/messages`, of clients and of administrators. */
export const writeRequestMessageRequest = z.strictObject({ messageId: z.uuidv7(), words });
export type WriteRequestMessageRequest = z.infer<typeof writeRequestMessageRequest>;
/** `PUT /api/admin/requests/{requestId}/answer`. `words` may be null when it is accepted. */
export const answerRequestRequest = z.strictObject({ answer: z.enum(requestAnswers), words: words.nullable() });
export type AnswerRequestRequest = z.infer<typeof answerRequestRequest>;
/** `POST …/answer/reversal`: within 30 days. The client reads the reason. */
export const reverseAnswerRequest = z.strictObject({ reason: givenText(maxRequestReason) });

const page = {
  cursor: z.string().max(400).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
};
export const ownRequestsQuery = z.object(page);

/** `organization`, `permission`: what is requested; null for other kinds. */
const about = {
  requestId: z.string(),
  kind: z.enum(requestKinds),
  organization: z.object({ organizationId: z.string(), name: z.string().nullable() }).nullable(),
  permission: permission.nullable(),
  status: z.enum(requestStatuses),
  openedAt: z.string(),
};
/** `since`: of its status. `answer`: the latest, null before one and after it was reversed. */
const state = { since: z.string(), answer: z.enum(requestAnswers).nullable() };

/** `from`: the client or an administrator. `words` null once the client's key is destroyed, and where none were written. */
const entry = {
  entryId: z.string(),
  kind: z.enum(['message', 'answer', 'reversal', 'withdrawal']),
  from: z.enum(['client', 'admin']),
  at: z.string(),
  words: z.string().nullable(),
  answer: z.enum(requestAnswers).nullable(),
};

export const ownRequestCard = z.object({ ...about, ...state });
export type OwnRequestCard = z.infer<typeof ownRequestCard>;
export const ownRequestList = z.object({ items: z.array(ownRequestCard), nextCursor: z.string().nullable() });
export type OwnRequestList = z.infer<typeof ownRequestList>;
export const ownRequest = ownRequestCard.extend({ entries: z.array(z.object(entry)) });
export type OwnRequest = z.infer<typeof ownRequest>;

/** `excerpt`: how the first message begins. `late`: it has waited for more than three days. */
export const requestRow = z.object({
  ...about,
  ...state,
  client: knownClient,
  excerpt: z.string().nullable(),
  late: z.boolean(),
  holder,
});
export type RequestRow = z.infer<typeof requestRow>;
/** `answers`: those that fit now, none when it is not open. `reversibleUntil`: null when no decision can be reversed. */
export const requestDetail = requestRow.extend({
  entries: z.array(z.object({ ...entry, by: knownAdmin.nullable() })),
  answers: z.array(z.enum(requestAnswers)),
  reversibleUntil: z.string().nullable(),
  clientFacts: z.object({
    registeredAt: z.string().nullable(),
    emailProved: z.boolean(),
    phoneProved: z.boolean(),
    language: z.enum(languages),
    permissions: z.array(permission),
    /** Why the erasure of the account cannot be proposed now; null: it can. */
    proposalRefusal: z.enum(proposalRefusals).nullable(),
  }),
});
export type RequestDetail = z.infer<typeof requestDetail>;
