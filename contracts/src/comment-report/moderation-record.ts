import { reportedKinds, reportStatuses } from '@ecrin/domain/comment-report/comment-report.vocabulary.ts';
import { z } from 'zod';

/** How many subjects of reports stand how; each counts once, however many reported it. */
const outcomes = z.object({ open: z.int(), hidden: z.int(), kept: z.int(), restored: z.int() });
export type ReportOutcomes = z.infer<typeof outcomes>;

/** `latest`: the last that changed, without a word; `since`: of its status. */
const side = outcomes.extend({
  latest: z.array(
    z.object({
      reportId: z.string(),
      kind: z.enum(reportedKinds),
      status: z.enum(reportStatuses),
      since: z.string(),
    }),
  ),
});
export type ModerationSide = z.infer<typeof side>;

/** Of one client: `written`, what they wrote that was reported; `reported`, what they reported. */
export const moderationRecord = z.object({ written: side, reported: side });
export type ModerationRecord = z.infer<typeof moderationRecord>;

/** Of those who reported something, unnamed: what became of all they reported. */
export const reporterRecords = z.array(outcomes);
