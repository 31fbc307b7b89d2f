import { fileURLToPath } from 'node:url';
import { registerWorkflow, type RegisteredWorkflow } from '@ecrin/platform/workflows/workflow.ts';
import { createAnnounceActivities, type AnnounceServices } from './announce/announce.activities.ts';
import { announce } from './announce/announce.workflow.ts';
import {
  createAnswerQuestionActivities,
  type AnswerQuestionServices,
} from './answer-question/answer-question.activities.ts';
import { answerQuestion } from './answer-question/answer-question.workflow.ts';
import {
  createApplyRequestAnswerActivities,
  type ApplyRequestAnswerServices,
} from './apply-request-answer/apply-request-answer.activities.ts';
import { applyRequestAnswer } from './apply-request-answer/apply-request-answer.workflow.ts';
import { createComposeStoryActivities } from './compose-story/compose-story.activities.ts';
import { composeStory } from './compose-story/compose-story.workflow.ts';
import type { ComposeStoryServices } from './compose-story/draft-step.ts';
import { createContinuePastRunActivities } from './continue-past-run/continue-past-run.activities.ts';
import { continuePastRun } from './continue-past-run/continue-past-run.workflow.ts';
import { createDeliverNotificationActivities } from './deliver-notification/deliver-notification.activities.ts';
import type { DeliverNotificationServices } from './deliver-notification/deliver-notification.services.ts';
import { deliverNotification } from './deliver-notification/deliver-notification.workflow.ts';
import {
  createDigestCommunitiesActivities,
  type DigestCommunitiesServices,
} from './digest-communities/digest-communities.activities.ts';
import { digestCommunities } from './digest-communities/digest-communities.workflow.ts';
import { createEraseAccountActivities, type EraseAccountServices } from './erase-account/erase-account.activities.ts';
import { eraseAccount } from './erase-account/erase-account.workflow.ts';
import { createExecuteOrbActivities } from './execute-orb/execute-orb.activities.ts';
import { executeOrb } from './execute-orb/execute-orb.workflow.ts';
import type { ExecuteOrbServices } from './execute-orb/orb-run-step.ts';
import {
  createFollowEntrustedReportActivities,
  type FollowEntrustedReportServices,
} from './follow-entrusted-report/follow-entrusted-report.activities.ts';
import { followEntrustedReport } from './follow-entrusted-report/follow-entrusted-report.workflow.ts';
import {
  createFollowErasureProposalActivities,
  type FollowErasureProposalServices,
} from './follow-erasure-proposal/follow-erasure-proposal.activities.ts';
import { followErasureProposal } from './follow-erasure-proposal/follow-erasure-proposal.workflow.ts';
import {
  createFollowThreadAiUseActivities,
  type FollowThreadAiUseServices,
} from './follow-thread-ai-use/follow-thread-ai-use.activities.ts';
import { followThreadAiUse } from './follow-thread-ai-use/follow-thread-ai-use.workflow.ts';
import {
  createImportJournalActivities,
  type ImportJournalServices,
} from './import-journal/import-journal.activities.ts';
import { importJournal } from './import-journal/import-journal.workflow.ts';
import type { PostServices } from './post-from-workflow.ts';
import {
  createAnnounceRetentionActivities,
  type AnnounceRetentionServices,
} from './recording-retention/announce-retention.activities.ts';
import { announceRetention } from './recording-retention/announce-retention.workflow.ts';
import {
  createEraseSoundsActivities,
  type EraseSoundsServices,
} from './recording-retention/erase-sounds.activities.ts';
import { eraseSounds } from './recording-retention/erase-sounds.workflow.ts';
import { createReleaseInboxActivities, type ReleaseInboxServices } from './release-inbox/release-inbox.activities.ts';
import { releaseInbox } from './release-inbox/release-inbox.workflow.ts';
import { createRememberFactsActivities } from './remember-facts/remember-facts.activities.ts';
import { rememberFacts } from './remember-facts/remember-facts.workflow.ts';
import { createRemindActivities } from './remind/remind.activities.ts';
import { remind } from './remind/remind.workflow.ts';
import {
  createRereadThoughtsActivities,
  type RereadThoughtsServices,
} from './reread-thoughts/reread-thoughts.activities.ts';
import { rereadThoughts } from './reread-thoughts/reread-thoughts.workflow.ts';
import { createReviewGoalsActivities, type ReviewGoalsServices } from './review-goals/review-goals.activities.ts';
import { reviewGoals } from './review-goals/review-goals.workflow.ts';
import { createScheduleOrbActivities } from './schedule-orb/schedule-orb.activities.ts';
import { scheduleOrb } from './schedule-orb/schedule-orb.workflow.ts';
import { createSendBroadcastActivities } from './send-broadcast/send-broadcast.activities.ts';
import type { SendBroadcastServices } from './send-broadcast/send-broadcast.services.ts';
import { sendBroadcast } from './send-broadcast/send-broadcast.workflow.ts';
import { createSnoozeNotificationActivities } from './snooze-notification/snooze-notification.activities.ts';
import { snoozeNotification } from './snooze-notification/snooze-notification.workflow.ts';
import {
  createTellAdministratorsActivities,
  type TellAdministratorsServices,
} from './tell-administrators/tell-administrators.activities.ts';
import { tellAdministrators } from './tell-administrators/tell-administrators.workflow.ts';
import type { TellCommunityServices } from './tell-community/find-recipients.ts';
import { createTellCommunityActivities } from './tell-community/tell-community.activities.ts';
import { tellCommunity } from './tell-community/tell-community.workflow.ts';
import {
  createTranscribeThoughtActivities,
  type TranscribeThoughtServices,
} from './transcribe-thought/transcribe-thought.activities.ts';
import { transcribeThought } from './transcribe-thought/transcribe-thought.workflow.ts';
import {
  createUnderstandThoughtActivities,
  type UnderstandThoughtServices,
} from './understand-thought/understand-thought.activities.ts';
import { understandThought } from './understand-thought/understand-thought.workflow.ts';

export { triggers } from './triggers.ts';
export { findSources, writeAnswer } from './answer-question/compose/compose-answer.ts';
export { createMeasuredWriting, type MeasuredWriting } from './answer-question/compose/measured-writing.ts';
export type { OrbReading } from './execute-orb/orb-run-step.ts';
export type { DeliveryServices } from './deliver-notification/deliver-notification.services.ts';
export type { FollowErasureProposalServices } from './follow-erasure-proposal/follow-erasure-proposal.activities.ts';
export type { TellAdministratorsServices } from './tell-administrators/tell-administrators.activities.ts';
export type { AccountEraser, ErasedAccount } from './erase-account/account-eraser.ts';
export type { QuotedPart } from './erase-account/erase-account.input.ts';
export { watchForEngine } from './transcribe-thought/engine-watch.ts';

export type WorkflowServices = TranscribeThoughtServices &
  UnderstandThoughtServices &
  PostServices &
  AnnounceServices &
  ReviewGoalsServices &
  AnswerQuestionServices &
  FollowThreadAiUseServices &
  RereadThoughtsServices &
  ImportJournalServices &
  ExecuteOrbServices &
  ComposeStoryServices &
  TellAdministratorsServices &
  ApplyRequestAnswerServices &
  ReleaseInboxServices &
  FollowEntrustedReportServices &
  FollowErasureProposalServices &
  SendBroadcastServices &
  AnnounceRetentionServices &
  EraseSoundsServices &
  EraseAccountServices &
  TellCommunityServices &
  DigestCommunitiesServices &
  DeliverNotificationServices;

/** Every workflow with its activities, as an engine accepts them. No workflow may use all slots of a process. */
export const registeredWorkflows = (services: WorkflowServices): readonly RegisteredWorkflow[] => [
  registerWorkflow(transcribeThought, createTranscribeThoughtActivities(services), { maxActivities: 6 }),
  registerWorkflow(understandThought, createUnderstandThoughtActivities(services), { maxActivities: 8 }),
  registerWorkflow(remind, createRemindActivities(services), { maxActivities: 32 }),
  registerWorkflow(snoozeNotification, createSnoozeNotificationActivities(services), { maxActivities: 8 }),
  registerWorkflow(reviewGoals, createReviewGoalsActivities(services), { maxActivities: 4 }),
  registerWorkflow(announce, createAnnounceActivities(services), { maxActivities: 4 }),
  registerWorkflow(deliverNotification, createDeliverNotificationActivities(services), { maxActivities: 24 }),
  registerWorkflow(answerQuestion, createAnswerQuestionActivities(services), { maxActivities: 8 }),
  registerWorkflow(rememberFacts, createRememberFactsActivities(services), { maxActivities: 2 }),
  registerWorkflow(followThreadAiUse, createFollowThreadAiUseActivities(services), { maxActivities: 2 }),
  registerWorkflow(executeOrb, createExecuteOrbActivities(services), { maxActivities: 4 }),
  registerWorkflow(composeStory, createComposeStoryActivities(services), { maxActivities: 4 }),
  registerWorkflow(scheduleOrb, createScheduleOrbActivities(services), { maxActivities: 4 }),
  registerWorkflow(continuePastRun, createContinuePastRunActivities(services), { maxActivities: 4 }),
  registerWorkflow(applyRequestAnswer, createApplyRequestAnswerActivities(services), { maxActivities: 4 }),
  registerWorkflow(releaseInbox, createReleaseInboxActivities(services), { maxActivities: 1 }),
  registerWorkflow(followEntrustedReport, createFollowEntrustedReportActivities(services), { maxActivities: 2 }),
  registerWorkflow(followErasureProposal, createFollowErasureProposalActivities(services), { maxActivities: 1 }),
  registerWorkflow(sendBroadcast, createSendBroadcastActivities(services), { maxActivities: 1 }),
  registerWorkflow(announceRetention, createAnnounceRetentionActivities(services), { maxActivities: 1 }),
  registerWorkflow(eraseSounds, createEraseSoundsActivities(services), { maxActivities: 1 }),
  // Several that rebuild read models share what is rebuilt; what reads everything is done one after the other.
  registerWorkflow(eraseAccount, createEraseAccountActivities(services), { maxActivities: 6 }),
  registerWorkflow(tellCommunity, createTellCommunityActivities(services), { maxActivities: 2 }),
  registerWorkflow(digestCommunities, createDigestCommunitiesActivities(services), { maxActivities: 2 }),
  registerWorkflow(importJournal, createImportJournalActivities(services), { maxActivities: 2 }),
  registerWorkflow(rereadThoughts, createRereadThoughtsActivities(services), { maxActivities: 2 }),
  registerWorkflow(tellAdministrators, createTellAdministratorsActivities(services), { maxActivities: 2 }),
];

/** The same workflows without activities, for an engine that loads them into its own sandbox: absolute path of the file that exports `workflowDefinitions`. */
export const workflowDefinitionsFile = fileURLToPath(new URL('workflow-definitions.ts', import.meta.url));
