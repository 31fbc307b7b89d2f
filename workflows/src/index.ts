import { fileURLToPath } from 'node:url';
import type { Trigger } from '@ecrin/platform/workflows/trigger.ts';
import { registerWorkflow, type RegisteredWorkflow } from '@ecrin/platform/workflows/workflow.ts';
import { createAnnounceActivities, type AnnounceServices } from './announce/announce.activities.ts';
import { announceTrigger } from './announce/announce.trigger.ts';
import { announce } from './announce/announce.workflow.ts';
import {
  createAnswerQuestionActivities,
  type AnswerQuestionServices,
} from './answer-question/answer-question.activities.ts';
import { answerQuestionTrigger } from './answer-question/answer-question.trigger.ts';
import { answerQuestion } from './answer-question/answer-question.workflow.ts';
import {
  createApplyRequestAnswerActivities,
  type ApplyRequestAnswerServices,
} from './apply-request-answer/apply-request-answer.activities.ts';
import { applyRequestAnswerTrigger } from './apply-request-answer/apply-request-answer.trigger.ts';
import { applyRequestAnswer } from './apply-request-answer/apply-request-answer.workflow.ts';
import { createComposeStoryActivities } from './compose-story/compose-story.activities.ts';
import { composeStoryTrigger } from './compose-story/compose-story.trigger.ts';
import { composeStory } from './compose-story/compose-story.workflow.ts';
import type { ComposeStoryServices } from './compose-story/draft-step.ts';
import { createContinuePastRunActivities } from './continue-past-run/continue-past-run.activities.ts';
import { continuePastRunTrigger } from './continue-past-run/continue-past-run.trigger.ts';
import { continuePastRun } from './continue-past-run/continue-past-run.workflow.ts';
import { createDeliverNotificationActivities } from './deliver-notification/deliver-notification.activities.ts';
import type { DeliverNotificationServices } from './deliver-notification/deliver-notification.services.ts';
import { deliverNotificationTrigger } from './deliver-notification/deliver-notification.trigger.ts';
import { deliverNotification } from './deliver-notification/deliver-notification.workflow.ts';
import {
  createDigestCommunitiesActivities,
  type DigestCommunitiesServices,
} from './digest-communities/digest-communities.activities.ts';
import { digestCommunitiesTrigger, wakeDigestTrigger } from './digest-communities/digest-communities.trigger.ts';
import { digestCommunities } from './digest-communities/digest-communities.workflow.ts';
import { createEraseAccountActivities, type EraseAccountServices } from './erase-account/erase-account.activities.ts';
import { eraseAccountTrigger } from './erase-account/erase-account.trigger.ts';
import { eraseAccount } from './erase-account/erase-account.workflow.ts';
import { createExecuteOrbActivities } from './execute-orb/execute-orb.activities.ts';
import { executeOrbTrigger } from './execute-orb/execute-orb.trigger.ts';
import { executeOrb } from './execute-orb/execute-orb.workflow.ts';
import type { ExecuteOrbServices } from './execute-orb/orb-run-step.ts';
import {
  createFollowThreadAiUseActivities,
  type FollowThreadAiUseServices,
} from './follow-thread-ai-use/follow-thread-ai-use.activities.ts';
import { followThreadAiUseTrigger } from './follow-thread-ai-use/follow-thread-ai-use.trigger.ts';
import { followThreadAiUse } from './follow-thread-ai-use/follow-thread-ai-use.workflow.ts';
import { operateTrigger } from './operate/operate.trigger.ts';
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
import { announceRetentionTrigger, eraseSoundsTrigger } from './recording-retention/recording-retention.trigger.ts';
import { createRememberFactsActivities } from './remember-facts/remember-facts.activities.ts';
import { rememberFactsTrigger } from './remember-facts/remember-facts.trigger.ts';
import { rememberFacts } from './remember-facts/remember-facts.workflow.ts';
import { createRemindActivities } from './remind/remind.activities.ts';
import { remindTrigger } from './remind/remind.trigger.ts';
import { remind } from './remind/remind.workflow.ts';
import {
  createRereadThoughtsActivities,
  type RereadThoughtsServices,
} from './reread-thoughts/reread-thoughts.activities.ts';
import { rereadThoughtsTrigger } from './reread-thoughts/reread-thoughts.trigger.ts';
import { rereadThoughts } from './reread-thoughts/reread-thoughts.workflow.ts';
import { createReviewGoalsActivities, type ReviewGoalsServices } from './review-goals/review-goals.activities.ts';
import { reviewGoalsTrigger, wakeGoalReviewTrigger } from './review-goals/review-goals.trigger.ts';
import { reviewGoals } from './review-goals/review-goals.workflow.ts';
import { createScheduleOrbActivities } from './schedule-orb/schedule-orb.activities.ts';
import { scheduleOrbTrigger } from './schedule-orb/schedule-orb.trigger.ts';
import { scheduleOrb } from './schedule-orb/schedule-orb.workflow.ts';
import { createSendBroadcastActivities } from './send-broadcast/send-broadcast.activities.ts';
import type { SendBroadcastServices } from './send-broadcast/send-broadcast.services.ts';
import { sendBroadcastTrigger } from './send-broadcast/send-broadcast.trigger.ts';
import { sendBroadcast } from './send-broadcast/send-broadcast.workflow.ts';
import { createSnoozeNotificationActivities } from './snooze-notification/snooze-notification.activities.ts';
import { snoozeNotificationTrigger } from './snooze-notification/snooze-notification.trigger.ts';
import { snoozeNotification } from './snooze-notification/snooze-notification.workflow.ts';
import {
  createTellAdministratorsActivities,
  type TellAdministratorsServices,
} from './tell-administrators/tell-administrators.activities.ts';
import { tellAdministratorsTrigger } from './tell-administrators/tell-administrators.trigger.ts';
import { tellAdministrators } from './tell-administrators/tell-administrators.workflow.ts';
import type { TellCommunityServices } from './tell-community/find-recipients.ts';
import { createTellCommunityActivities } from './tell-community/tell-community.activities.ts';
import { tellCommunityTrigger } from './tell-community/tell-community.trigger.ts';
import { tellCommunity } from './tell-community/tell-community.workflow.ts';
import {
  createTranscribeThoughtActivities,
  type TranscribeThoughtServices,
} from './transcribe-thought/transcribe-thought.activities.ts';
import { transcribeThoughtTrigger } from './transcribe-thought/transcribe-thought.trigger.ts';
import { transcribeThought } from './transcribe-thought/transcribe-thought.workflow.ts';
import {
  createUnderstandThoughtActivities,
  type UnderstandThoughtServices,
} from './understand-thought/understand-thought.activities.ts';
import { understandThoughtTrigger } from './understand-thought/understand-thought.trigger.ts';
import { understandThought } from './understand-thought/understand-thought.workflow.ts';

export { findSources, writeAnswer } from './answer-question/compose/compose-answer.ts';
export { createMeasuredWriting, type MeasuredWriting } from './answer-question/compose/measured-writing.ts';
export type { OrbReading } from './execute-orb/orb-run-step.ts';
export type { DeliveryServices } from './deliver-notification/deliver-notification.services.ts';
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
  ExecuteOrbServices &
  ComposeStoryServices &
  TellAdministratorsServices &
  ApplyRequestAnswerServices &
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
  registerWorkflow(sendBroadcast, createSendBroadcastActivities(services), { maxActivities: 1 }),
  registerWorkflow(announceRetention, createAnnounceRetentionActivities(services), { maxActivities: 1 }),
  registerWorkflow(eraseSounds, createEraseSoundsActivities(services), { maxActivities: 1 }),
  registerWorkflow(eraseAccount, createEraseAccountActivities(services), { maxActivities: 1 }),
  registerWorkflow(tellCommunity, createTellCommunityActivities(services), { maxActivities: 2 }),
  registerWorkflow(digestCommunities, createDigestCommunitiesActivities(services), { maxActivities: 2 }),
  registerWorkflow(rereadThoughts, createRereadThoughtsActivities(services), { maxActivities: 2 }),
  registerWorkflow(tellAdministrators, createTellAdministratorsActivities(services), { maxActivities: 2 }),
];

/** The same workflows without activities, for an engine that loads them into its own sandbox: absolute path of the file that exports `workflowDefinitions`. */
export const workflowDefinitionsFile = fileURLToPath(new URL('workflow-definitions.ts', import.meta.url));

/** The triggers that start them, each with its own checkpoint. */
export const triggers: readonly Trigger[] = [
  transcribeThoughtTrigger,
  understandThoughtTrigger,
  remindTrigger,
  snoozeNotificationTrigger,
  announceTrigger,
  reviewGoalsTrigger,
  wakeGoalReviewTrigger,
  deliverNotificationTrigger,
  answerQuestionTrigger,
  rememberFactsTrigger,
  followThreadAiUseTrigger,
  rereadThoughtsTrigger,
  executeOrbTrigger,
  composeStoryTrigger,
  scheduleOrbTrigger,
  continuePastRunTrigger,
  tellAdministratorsTrigger,
  applyRequestAnswerTrigger,
  sendBroadcastTrigger,
  announceRetentionTrigger,
  eraseSoundsTrigger,
  eraseAccountTrigger,
  tellCommunityTrigger,
  digestCommunitiesTrigger,
  wakeDigestTrigger,
  operateTrigger,
];
