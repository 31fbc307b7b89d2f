import { requestKinds } from '@ecrin/domain/request/request.vocabulary.ts';
import { z } from 'zod';
import { reportRow } from '#comment-report/comment-report.ts';
import { proposalRow } from '#erasure/erasure-proposal.ts';
import { requestRow } from '#request/request.ts';
import { holderFilter } from './assignment.ts';

/** What waits in the one inbox: requests by their kind, reports, proposed erasures. */
export const inboxKinds = [...requestKinds, 'report', 'erasure'] as const;
export type InboxKind = (typeof inboxKinds)[number];

/** `open`: for an administrator; `elsewhere`: for somebody else, the client or the owner of a community. */
export const inboxStatuses = ['open', 'elsewhere', 'closed'] as const;
export type InboxStatus = (typeof inboxStatuses)[number];

/** `GET /api/admin/inbox`: what is due first first; what is closed or elsewhere by the latest change. */
export const listInboxQuery = z.object({
  status: z.enum(inboxStatuses).default('open'),
  kind: z.enum(inboxKinds).optional(),
  holder: holderFilter,
  cursor: z.string().max(400).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
});

export const inboxList = z.object({
  items: z.array(
    z.discriminatedUnion('of', [
      requestRow.extend({ of: z.literal('request') }),
      reportRow.extend({ of: z.literal('report') }),
      proposalRow.extend({ of: z.literal('erasure') }),
    ]),
  ),
  nextCursor: z.string().nullable(),
});
export type InboxList = z.infer<typeof inboxList>;
export type InboxRow = InboxList['items'][number];

/** How many wait for an administrator; `late`: of those, longer than they should. */
const count = z.object({ open: z.int(), late: z.int() });
/** `GET /api/admin/inbox-counts`, of what the list shows: for the menu, the dashboard and over the list. `holder`: as there. `oldestSince`: null when nothing waits. */
export const countInboxQuery = listInboxQuery.pick({ holder: true });
export const inboxCounts = count.extend({
  oldestSince: z.string().nullable(),
  byKind: z.record(z.enum(inboxKinds), count),
});
export type InboxCounts = z.infer<typeof inboxCounts>;
