import { adminRoles } from '@ecrin/domain/admin/admin.vocabulary.ts';
import { reportedKinds, reportReasons } from '@ecrin/domain/comment-report/comment-report.vocabulary.ts';
import { exceptionalCauses } from '@ecrin/domain/exceptional-access/exceptional-access.vocabulary.ts';
import { lookTargets, reportedRoles } from '@ecrin/domain/look/look.vocabulary.ts';
import { z } from 'zod';

/** What administrators did that concerns one client, each with a word to them: to the account, its sessions, the code for its address, a permission, what they published, their place in an organisation, or the erasure of their account: proposed (`proposal`), confirmed, or declined (`refusal`). */
export const actsOnClients = [
  'deactivation',
  'reactivation',
  'sessions',
  'code',
  'grant',
  'withdrawal',
  'hiding',
  'restoring',
  'removal',
  'proposal',
  'confirmation',
  'refusal',
] as const;
export type ActOnClient = (typeof actsOnClients)[number];
/** What an administrator saw, or did. `content`: the client's own words, by an exceptional access; `report`: what was reported in a private community; the others never show any. */
const shownTargets = ['content', ...lookTargets, ...actsOnClients] as const;

/**
 * One look of an administrator at the client who asks. `role`: null where it was not recorded. `reason`: in the administrator's words. `content`: only of an exceptional access; `endedAt`
 * null: it still lasts, until `expiresAt` at the latest; `thoughtIds`: those that were opened, in order; `others`: how many other superadmins were told.
 * `report`: only of reported words: what was reported, why, and as whom the client is told.
 */
export const lookCard = z.object({
  lookId: z.string(),
  target: z.enum(shownTargets),
  role: z.enum(adminRoles).nullable(),
  reason: z.string().nullable(),
  lookedAt: z.string(),
  content: z
    .object({
      cause: z.enum(exceptionalCauses),
      expiresAt: z.string(),
      endedAt: z.string().nullable(),
      thoughtIds: z.array(z.string()),
      others: z.number().int(),
    })
    .nullable(),
  report: z
    .object({ kind: z.enum(reportedKinds), reason: z.enum(reportReasons), as: z.enum(reportedRoles) })
    .nullable(),
});
export type LookCard = z.infer<typeof lookCard>;

/** `GET /api/client/looks` */
export const listLooksQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(30),
  cursor: z.string().max(400).optional(),
});
/** The newest first. `pages`, `contents`: how many times since the start of the year (UTC) the page was opened, and words were. */
export const lookList = z.object({
  items: z.array(lookCard),
  nextCursor: z.string().nullable(),
  thisYear: z.object({ pages: z.number().int(), contents: z.number().int(), thoughts: z.number().int() }),
});
export type LookList = z.infer<typeof lookList>;
