import {
  maxReasonToOwner,
  maxWordToAuthor,
  reportedKinds,
  reportReasons,
  reportStatuses,
  returnCauses,
} from '@ecrin/domain/comment-report/comment-report.vocabulary.ts';
import { entrustRefusals } from '@ecrin/domain/comment-report/entrust-report.ts';
import { languages } from '@ecrin/domain/kernel/language.ts';
import { z } from 'zod';
import { knownAdmin, knownClient } from '#admin/known-people.ts';
import { holder } from '#inbox/assignment.ts';
import { givenText } from '#text/given-text.ts';
import { moderationRecord, reporterRecords } from './moderation-record.ts';

export { maxReasonToOwner, maxWordToAuthor, reportReasons };

export const reportParams = z.object({ reportId: z.string().max(120) });
const reason = z.enum(reportReasons);

/** `PUT /api/admin/comments/{reportId}/decision`. `word`: to the author; kept with the author's own data. */
export const decideOnCommentRequest = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('keep') }),
  z.strictObject({ decision: z.literal('hide'), reason, word: givenText(maxWordToAuthor).nullable() }),
  z.strictObject({ decision: z.literal('restore'), word: givenText(maxWordToAuthor).nullable() }),
]);
export type DecideOnCommentRequest = z.infer<typeof decideOnCommentRequest>;

/** `PUT /api/admin/comments/{reportId}/community`. `reason`: what the owner of the community reads with it. */
export const entrustReportRequest = z.strictObject({ reason: givenText(maxReasonToOwner) });
export type EntrustReportRequest = z.infer<typeof entrustReportRequest>;

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
  /** With the owner of the community, up to then. */
  entrustedUntil: z.string().nullable(),
  /** The administrators’ again after that. */
  returned: z.enum(returnCauses).nullable(),
});
export type ReportRow = z.infer<typeof reportRow>;
/** `authorLanguage`: in which a word to the author is written. */
export const reportDetail = reportRow.extend({
  published: publishedWords.nullable(),
  authorLanguage: z.enum(languages),
  decidedBy: knownAdmin.nullable(),
  authorRecord: moderationRecord,
  reporterRecords,
  hiddenFor: reason.nullable(),
  /** The owner of the community, where one is known; `refusal`: why it cannot be handed to them, null: it can. */
  community: z.object({ owner: knownClient.nullable(), refusal: z.enum(entrustRefusals).nullable() }),
  /** What they were told with it, and who of the community answered; null: nobody did. */
  entrustedWith: z.string().nullable(),
  answeredBy: knownClient.nullable(),
});
export type ReportDetail = z.infer<typeof reportDetail>;
