import { announce } from './announce/announce.workflow.ts';
import { answerQuestion } from './answer-question/answer-question.workflow.ts';
import { applyRequestAnswer } from './apply-request-answer/apply-request-answer.workflow.ts';
import { composeStory } from './compose-story/compose-story.workflow.ts';
import { continuePastRun } from './continue-past-run/continue-past-run.workflow.ts';
import { deliverNotification } from './deliver-notification/deliver-notification.workflow.ts';
import { digestCommunities } from './digest-communities/digest-communities.workflow.ts';
import { eraseAccount } from './erase-account/erase-account.workflow.ts';
import { executeOrb } from './execute-orb/execute-orb.workflow.ts';
import { followEntrustedReport } from './follow-entrusted-report/follow-entrusted-report.workflow.ts';
import { followErasureProposal } from './follow-erasure-proposal/follow-erasure-proposal.workflow.ts';
import { followThreadAiUse } from './follow-thread-ai-use/follow-thread-ai-use.workflow.ts';
import { importJournal } from './import-journal/import-journal.workflow.ts';
import { announceRetention } from './recording-retention/announce-retention.workflow.ts';
import { eraseSounds } from './recording-retention/erase-sounds.workflow.ts';
import { releaseInbox } from './release-inbox/release-inbox.workflow.ts';
import { rememberFacts } from './remember-facts/remember-facts.workflow.ts';
import { remind } from './remind/remind.workflow.ts';
import { rereadThoughts } from './reread-thoughts/reread-thoughts.workflow.ts';
import { reviewGoals } from './review-goals/review-goals.workflow.ts';
import { scheduleOrb } from './schedule-orb/schedule-orb.workflow.ts';
import { sendBroadcast } from './send-broadcast/send-broadcast.workflow.ts';
import { snoozeNotification } from './snooze-notification/snooze-notification.workflow.ts';
import { tellAdministrators } from './tell-administrators/tell-administrators.workflow.ts';
import { tellCommunity } from './tell-community/tell-community.workflow.ts';
import { transcribeThought } from './transcribe-thought/transcribe-thought.workflow.ts';
import { understandThought } from './understand-thought/understand-thought.workflow.ts';

/** The workflows without their activities: what an engine's sandbox loads. */
export const workflowDefinitions = [
  transcribeThought,
  understandThought,
  remind,
  snoozeNotification,
  announce,
  reviewGoals,
  deliverNotification,
  answerQuestion,
  rememberFacts,
  followThreadAiUse,
  rereadThoughts,
  executeOrb,
  composeStory,
  scheduleOrb,
  continuePastRun,
  tellAdministrators,
  applyRequestAnswer,
  sendBroadcast,
  announceRetention,
  eraseSounds,
  eraseAccount,
  tellCommunity,
  digestCommunities,
  releaseInbox,
  importJournal,
  followEntrustedReport,
  followErasureProposal,
] as const;
