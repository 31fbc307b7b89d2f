import {
  maxWordToAuthor,
  reportedKinds,
  reportReasons,
  reportStatuses,
} from '@ecrin/domain/comment-report/comment-report.vocabulary.ts';
import { languages } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { z } from 'zod';
import { knownAdmin, knownClient } from '#admin/known-people.ts';
import { holder, holderFilter } from '#inbox/assignment.ts';
import { givenText } from '#text/given-text.ts';
import { moderationRecord, reporterRecords } from './moderation-record.ts';

export { maxWordToAuthor, reportReasons };

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
  holder: holderFilter,
  cursor: z.string().max(400).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
});

/** Where and when something was published. */
const publishedPlace = z.object({ place: z.string(), writtenAt: z.string() });
/** What was published; `answered`: what it replies to, where it does and that is still there. */
const publishedWords = publishedPlace.extend({
  words: z.string(),
  answered: z.object({ words: z.string(), writtenAt: z.string() }).nullable(),
});
export type PublishedWords = z.infer<typeof publishedWords>;
/** `published`: null while its noun does not show it; a list has no words: reading them is told. */
export const reportRow = z.object({
  reportId: z.string(),
  kind: z.enum(reportedKinds),
  author: knownClient,
  reporters: z.number().int(),
  reasons: z.array(z.object({ reason, count: z.number().int() })),
  status: z.enum(reportStatuses),
  since: z.string(),
  late: z.boolean(),
  published: publishedPlace.nullable(),
  holder,
});
export type ReportRow = z.infer<typeof reportRow>;
export const reportList = z.object({ items: z.array(reportRow), nextCursor: z.string().nullable() });
export type ReportList = z.infer<typeof reportList>;
/** `authorLanguage`: in which a word to the author is written. */
export const reportDetail = reportRow.extend({
  published: publishedWords.nullable(),
  authorLanguage: z.enum(languages),
  decidedBy: knownAdmin.nullable(),
  authorRecord: moderationRecord,
  reporterRecords,
  hiddenFor: reason.nullable(),
});
export type ReportDetail = z.infer<typeof reportDetail>;
