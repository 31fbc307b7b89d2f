import type { Language } from '@ecrin/domain/kernel/language.ts';
import { z } from 'zod';
import { adminProblems } from '#admin/admin.problems.ts';
import { answerTemplateProblems } from '#answer-template/answer-template.problems.ts';
import { broadcastProblems } from '#broadcast/broadcast.problems.ts';
import { clientProblems } from '#client/client.problems.ts';
import { pictureProblems } from '#client/picture.problems.ts';
import { signInMethodProblems } from '#client/sign-in-method.problems.ts';
import { commentReportProblems } from '#comment-report/comment-report.problems.ts';
import { communityProblems } from '#community/community.problems.ts';
import { consentProblems } from '#consent/consent.problems.ts';
import { conversationProblems } from '#conversation/conversation.problems.ts';
import { erasureProposalProblems } from '#erasure/erasure-proposal.problems.ts';
import { exceptionalAccessProblems } from '#exceptional-access/exceptional-access.problems.ts';
import { moveProblems } from '#export/move.problems.ts';
import { favoriteProblems } from '#favorite/favorite.problems.ts';
import { goalProblems } from '#goal/goal.problems.ts';
import { inboxProblems } from '#inbox/inbox.problems.ts';
import { journalImportProblems } from '#journal-import/journal-import.problems.ts';
import { memoryProblems } from '#memory/memory.problems.ts';
import { notificationProblems } from '#notification/notification.problems.ts';
import { operationProblems } from '#operation/operation.problems.ts';
import { orbProblems } from '#orb/orb.problems.ts';
import { organizationProblems } from '#organization/organization.problems.ts';
import { reminderProblems } from '#reminder/reminder.problems.ts';
import { requestProblems } from '#request/request.problems.ts';
import { rereadingProblems } from '#rereading/rereading.problems.ts';
import { serviceSettingsProblems } from '#service-settings/service-settings.problems.ts';
import { storyProblems } from '#story/story.problems.ts';
import { thoughtPictureProblems } from '#thought/thought-picture.problems.ts';
import { thoughtProblems } from '#thought/thought.problems.ts';
import { threadProblems } from '#thread/thread.problems.ts';
import { generalProblems } from './general.problems.ts';

/** Every problem code: its HTTP status and its sentence in both languages. */
export const problems = {
  ...generalProblems,
  ...clientProblems,
  ...signInMethodProblems,
  ...adminProblems,
  ...pictureProblems,
  ...thoughtProblems,
  ...thoughtPictureProblems,
  ...threadProblems,
  ...goalProblems,
  ...reminderProblems,
  ...notificationProblems,
  ...conversationProblems,
  ...favoriteProblems,
  ...memoryProblems,
  ...rereadingProblems,
  ...journalImportProblems,
  ...moveProblems,
  ...consentProblems,
  ...orbProblems,
  ...serviceSettingsProblems,
  ...answerTemplateProblems,
  ...organizationProblems,
  ...requestProblems,
  ...inboxProblems,
  ...commentReportProblems,
  ...communityProblems,
  ...exceptionalAccessProblems,
  ...erasureProposalProblems,
  ...broadcastProblems,
  ...operationProblems,
  ...storyProblems,
} as const;
export type ProblemCode = keyof typeof problems;

/** `application/problem+json`. `detail` is the sentence in the requested language; `fields` names what zod refused. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  code: z.string(),
  detail: z.string(),
  fields: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});
export type Problem = z.infer<typeof problem>;

export const isProblemCode = (code: string): code is ProblemCode => code in problems;
export const problemSentence = (code: string, language: Language): string =>
  problems[isProblemCode(code) ? code : 'general.unexpected'][language];
