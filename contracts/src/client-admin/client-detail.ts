import { permissionNames } from '@ecrin/domain/client-permission/client-permission.events.ts';
import { proposalRefusals } from '@ecrin/domain/erasure-proposal/propose-erasure.ts';
import { goalAims, goalFrequencies } from '@ecrin/domain/goal/goal.vocabulary.ts';
import { z } from 'zod';
import { activityKinds, activityPage } from '#activity/activity.ts';
import { socialProvider } from '#client/social-provider.ts';
import { moderationRecord } from '#comment-report/moderation-record.ts';
import { shownProposal } from '#erasure/erasure-proposal.ts';
import { goalStatistics } from '#goal/goal.ts';
import { day } from '#time/days.ts';
import { givenInstant } from '#time/instant.ts';
import { clientRow } from './client-list.ts';

/** `asOf`: identity, consents, figures and history up to this instant, exclusive, as they were recorded. */
export const clientQuery = z.object({ asOf: givenInstant.optional() });

/** Up to an instant: `received`, spoken and written, and those of the 30 days before it. */
export const clientFigures = z.object({
  thoughts: z.int(),
  spoken: z.int(),
  written: z.int(),
  goals: z.int(),
  recent: z.object({
    orbRuns: z.int(),
    orbRunsFailed: z.int(),
    transcriptions: z.int(),
    understandings: z.int(),
    answers: z.int(),
  }),
});
export type ClientFigures = z.infer<typeof clientFigures>;

/** Without its words. */
const clientGoal = z.object({
  goalId: z.string(),
  frequency: z.enum(goalFrequencies),
  targetCount: z.int(),
  aim: z.enum(goalAims),
  startDay: day,
  endDay: day.nullable(),
  active: z.boolean(),
  statistics: goalStatistics,
});

export const consentNames = ['endpoint', 'notifications', 'memory', ...permissionNames] as const;

const clientSession = z.object({
  sessionId: z.string(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
});

/** `GET /api/admin/clients/{clientId}`. `seenAt`: when this look of the administrator was recorded in the client's log. */
export const clientDetail = z.object({
  client: clientRow,
  waysIn: z.object({
    password: z.boolean(),
    providers: z.array(socialProvider),
    awaitedEmail: z.string().nullable(),
    emailTaken: z.boolean(),
  }),
  sessions: z.array(clientSession),
  figures: clientFigures,
  goals: z.array(clientGoal),
  permissions: z.array(z.enum(permissionNames)),
  /** `since`: when each became what it is; null: it has always been so. */
  consents: z.object({
    endpoint: z.string().nullable(),
    notifications: z.boolean(),
    memory: z.boolean(),
    since: z.record(z.enum(consentNames), z.string().nullable()),
  }),
  /** null: at an earlier instant; it is not kept by date. */
  moderation: moderationRecord.nullable(),
  /** That the account be erased, and not decided on yet; null: none. */
  erasureProposal: shownProposal.nullable(),
  /** Why its erasure cannot be proposed now; null: it can. */
  proposalRefusal: z.enum(proposalRefusals).nullable(),
  lookedAt: z.string(),
});
export type ClientDetail = z.infer<typeof clientDetail>;

/** `GET /api/admin/clients/{clientId}/activity`. `from` inclusive, `before` exclusive. `stream`: of one thing of theirs only. */
export const clientActivityQuery = z.object({
  kind: z.enum(activityKinds).optional(),
  from: givenInstant.optional(),
  before: givenInstant.optional(),
  stream: z
    .string()
    .regex(/^[a-z-]{1,40}-[0-9a-f-]{36}$/u)
    .optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
  cursor: z.string().max(400).optional(),
});

/** With the names of the administrators who acted; null: their key is destroyed. */
export const clientActivityPage = activityPage.extend({ admins: z.record(z.string(), z.string().nullable()) });
export type ClientActivityPage = z.infer<typeof clientActivityPage>;

/** `POST /api/admin/clients/{clientId}/activity/export` → `{url}`, valid for five minutes or until the session ends. */
export const exportActivityRequest = z.strictObject({
  kind: z.enum(activityKinds).optional(),
  from: givenInstant.optional(),
  before: givenInstant.optional(),
});
export type ExportActivityRequest = z.infer<typeof exportActivityRequest>;

/** The reason of an act: sealed with the client's key, and read by them. */
export const actOnClientRequest = z.strictObject({ reason: z.string().trim().min(1).max(500) });
export type ActOnClientRequest = z.infer<typeof actOnClientRequest>;
