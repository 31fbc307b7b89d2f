import {
  maxWordToAuthor,
  reportedKinds,
  reportReasons,
  reportStatuses,
} from '@ecrin/domain/comment-report/comment-report.vocabulary.ts';
import { z } from 'zod';
import { knownAdmin, knownClient } from '#admin/known-people.ts';
import { givenText } from '#text/given-text.ts';

export { reportReasons };

export const reportParams = z.object({ reportId: z.string().max(120) });
const reason = z.enum(reportReasons);

/** `PUT /api/admin/comments/{reportId}/decision`. `word`: to the author; kept with the author's own data. */
export const decideOnCommentRequest = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('keep') }),
  z.strictObject({ decision: z.literal('hide'), reason, word: givenText(maxWordToAuthor).nullable() }),
  z.strictObject({ decision: z.literal('restore'), word: givenText(maxWordToAuthor).nullable() }),
]);
export type DecideOnCommentRequest = z.infer<typeof decideOnCommentRequest>;

export const listReportsQuery = z.object({
  status: z.enum(reportStatuses).default('open'),
  cursor: z.string().max(400).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
});

/** `published`: what was published where and when; null while its noun does not show it. */
const publishedWords = z.object({ words: z.string(), place: z.string(), writtenAt: z.string() });
export type PublishedWords = z.infer<typeof publishedWords>;
export const reportRow = z.object({
  reportId: z.string(),
  kind: z.enum(reportedKinds),
  author: knownClient,
  reporters: z.number().int(),
  reasons: z.array(z.object({ reason, count: z.number().int() })),
  status: z.enum(reportStatuses),
  since: z.string(),
  late: z.boolean(),
  published: publishedWords.nullable(),
});
export type ReportRow = z.infer<typeof reportRow>;
export const reportList = z.object({ items: z.array(reportRow), nextCursor: z.string().nullable() });
export type ReportList = z.infer<typeof reportList>;
export const reportDetail = reportRow.extend({
  decidedBy: knownAdmin.nullable(),
  hiddenFor: reason.nullable(),
});
export type ReportDetail = z.infer<typeof reportDetail>;
