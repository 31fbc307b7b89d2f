import { exceptionalCauses, openedParts } from '@ecrin/domain/exceptional-access/exceptional-access.vocabulary.ts';
import { tidyText } from '@ecrin/domain/text/visible-text.ts';
import { z } from 'zod';
import { thoughtDetail } from '#thought/thought.ts';

export const exceptionalAccessParams = z.object({ clientId: z.uuidv7(), accessId: z.uuidv7() });
export const openedThoughtParams = exceptionalAccessParams.extend({ thoughtId: z.uuidv7() });

const shortestReason = 10;
export const longestReason = 500;

/** `POST /api/admin/clients/{clientId}/exceptional-accesses` → a receipt; the id is the caller's, a uuid v7. The client reads the reason. */
export const openExceptionalAccessRequest = z.strictObject({
  accessId: z.uuidv7(),
  cause: z.enum(exceptionalCauses),
  reason: z.string().transform(tidyText).pipe(z.string().min(shortestReason).max(longestReason)),
});
export type OpenExceptionalAccessRequest = z.infer<typeof openExceptionalAccessRequest>;

/** `GET /api/admin/exceptional-accesses`: those that are open, of any superadmin, the first to end first. `now`: as below. */
export const openAccessesAnswer = z.object({
  items: z.array(z.object({ accessId: z.string(), clientId: z.string(), by: z.string(), expiresAt: z.string() })),
  now: z.string(),
});
export type OpenAccessesAnswer = z.infer<typeof openAccessesAnswer>;

/** `GET /api/admin/clients/{clientId}/exceptional-accesses/current`: of the calling administrator in this session; null: none is open. `now`: of the server, to count down from. */
export const currentAccessAnswer = z.object({
  access: z
    .object({ accessId: z.string(), cause: z.enum(exceptionalCauses), openedAt: z.string(), expiresAt: z.string() })
    .nullable(),
  now: z.string(),
});
export type CurrentAccessAnswer = z.infer<typeof currentAccessAnswer>;

/** `GET …/{accessId}/thoughts`, newest first: when and how they were kept, without a word; each is opened by itself. */
const openableThought = thoughtDetail
  .pick({
    thoughtId: true,
    kind: true,
    occurredAt: true,
    timeZone: true,
    mood: true,
    category: true,
    private: true,
  })
  .extend({ durationMs: z.number().nullable(), opened: z.array(z.enum(openedParts)) });
export const openableThoughtsQuery = z.strictObject({
  cursor: z.string().max(500).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
});
export const openableThoughts = z.object({
  items: z.array(openableThought),
  nextCursor: z.string().nullable(),
  total: z.number().int(),
  /** false: there are more. */
  totalIsExact: z.boolean(),
});
export type OpenableThoughts = z.infer<typeof openableThoughts>;

/** `GET …/{accessId}/thoughts/{thoughtId}`: with its words, as the client sees it; `…/audio` streams its sound. Each is recorded. */
export const openedThought = thoughtDetail.pick({
  thoughtId: true,
  kind: true,
  occurredAt: true,
  timeZone: true,
  language: true,
  mood: true,
  category: true,
  tags: true,
  title: true,
  content: true,
  segments: true,
  transcript: true,
  transcribedBy: true,
  correctedAt: true,
  audio: true,
  insights: true,
});
export type OpenedThought = z.infer<typeof openedThought>;
