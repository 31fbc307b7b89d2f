import type { Trigger } from '@ecrin/platform/workflows/trigger.ts';
import { announceTrigger } from './announce/announce.trigger.ts';
import { answerQuestionTrigger } from './answer-question/answer-question.trigger.ts';
import { applyRequestAnswerTrigger } from './apply-request-answer/apply-request-answer.trigger.ts';
import { composeStoryTrigger } from './compose-story/compose-story.trigger.ts';
import { continuePastRunTrigger } from './continue-past-run/continue-past-run.trigger.ts';
import { deliverNotificationTrigger } from './deliver-notification/deliver-notification.trigger.ts';
import { digestCommunitiesTrigger, wakeDigestTrigger } from './digest-communities/digest-communities.trigger.ts';
import { eraseAccountTrigger } from './erase-account/erase-account.trigger.ts';
import { executeOrbTrigger } from './execute-orb/execute-orb.trigger.ts';
import { followEntrustedReportTrigger } from './follow-entrusted-report/follow-entrusted-report.trigger.ts';
import { followErasureProposalTrigger } from './follow-erasure-proposal/follow-erasure-proposal.trigger.ts';
import { followThreadAiUseTrigger } from './follow-thread-ai-use/follow-thread-ai-use.trigger.ts';
import { importJournalTrigger } from './import-journal/import-journal.trigger.ts';
import { operateTrigger } from './operate/operate.trigger.ts';
import { announceRetentionTrigger, eraseSoundsTrigger } from './recording-retention/recording-retention.trigger.ts';
import { releaseInboxTrigger } from './release-inbox/release-inbox.trigger.ts';
import { rememberFactsTrigger } from './remember-facts/remember-facts.trigger.ts';
import { remindTrigger } from './remind/remind.trigger.ts';
import { rereadThoughtsTrigger } from './reread-thoughts/reread-thoughts.trigger.ts';
import { reviewGoalsTrigger, wakeGoalReviewTrigger } from './review-goals/review-goals.trigger.ts';
import { scheduleOrbTrigger } from './schedule-orb/schedule-orb.trigger.ts';
import { sendBroadcastTrigger } from './send-broadcast/send-broadcast.trigger.ts';
import { snoozeNotificationTrigger } from './snooze-notification/snooze-notification.trigger.ts';
import { tellAdministratorsTrigger } from './tell-administrators/tell-administrators.trigger.ts';
import { tellCommunityTrigger } from './tell-community/tell-community.trigger.ts';
import { transcribeThoughtTrigger } from './transcribe-thought/transcribe-thought.trigger.ts';
import { understandThoughtTrigger } from './understand-thought/understand-thought.trigger.ts';

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
  releaseInboxTrigger,
  followEntrustedReportTrigger,
  importJournalTrigger,
  sendBroadcastTrigger,
  announceRetentionTrigger,
  eraseSoundsTrigger,
  eraseAccountTrigger,
  followErasureProposalTrigger,
  tellCommunityTrigger,
  digestCommunitiesTrigger,
  wakeDigestTrigger,
  operateTrigger,
];
