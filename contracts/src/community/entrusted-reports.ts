import { reportedKinds, reportReasons } from '@ecrin/domain/comment-report/comment-report.vocabulary.ts';
import { z } from 'zod';
import { communityParams } from './community.ts';

export const entrustedReportParams = communityParams.extend({ reportId: z.string().max(120) });

/** `PUT …/communities/{communityId}/reports/{reportId}`; hiding what was reported is an answer by itself. */
export const answerReportRequest = z.strictObject({ answer: z.enum(['kept', 'handed-back']) });
export type AnswerReportRequest = z.infer<typeof answerReportRequest>;

/** `subjectId`: of the comment or the shared copy. `firstname`: of whoever wrote it. `reason`: of the administrators. Whoever reported it is never named. */
const entrustedReport = z.object({
  reportId: z.string(),
  kind: z.enum(reportedKinds),
  subjectId: z.string(),
  firstname: z.string().nullable(),
  words: z.string(),
  answered: z.string().nullable(),
  reasons: z.array(z.enum(reportReasons)),
  reason: z.string().nullable(),
  until: z.string(),
});
export type EntrustedReport = z.infer<typeof entrustedReport>;
export const entrustedReportList = z.object({ items: z.array(entrustedReport) });
export type EntrustedReportList = z.infer<typeof entrustedReportList>;
