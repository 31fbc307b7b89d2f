import type { WorkKind } from '@ecrin/domain/operation/operation.vocabulary.ts';

const kinds: ReadonlyMap<string, WorkKind> = new Map([
  ['transcribe-thought', 'transcription'],
  ['understand-thought', 'understanding'],
  ['execute-orb', 'orb-run'],
  ['compose-story', 'story-draft'],
  ['schedule-orb', 'orb-schedule'],
  ['continue-past-run', 'orb-past-run'],
  ['reread-thoughts', 'rereading'],
  ['import-journal', 'journal-import'],
  ['answer-question', 'question'],
  ['remember-facts', 'memory'],
  ['remind', 'reminder'],
  ['put-off-notification', 'reminder'],
  ['put-off', 'reminder'],
  ['review-goals', 'goal-review'],
  ['announce', 'announcement'],
  ['deliver-notification', 'delivery'],
  ['deliver', 'delivery'],
  ['follow-thread-ai-use', 'thread-ai-use'],
  ['tell-administrators', 'admin-notification'],
  ['send-broadcast', 'broadcast'],
  ['apply-request-answer', 'request-answer'],
  ['release-inbox', 'request-answer'],
  ['follow-entrusted-report', 'request-answer'],
  ['tell-community', 'community-news'],
  ['digest-communities', 'community-news'],
  ['announce-retention', 'sound-retention'],
  ['erase-sounds', 'sound-retention'],
  ['erase-account', 'account-erasure'],
  ['follow-erasure-proposal', 'account-erasure'],
]);

/** What administrators see of a workflow, by its name or by how the ids of its runs begin. */
export const workKindOf = (workflow: string): WorkKind => kinds.get(workflow.split('/')[0] ?? '') ?? 'other';
