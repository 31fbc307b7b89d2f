import type { WorkKind } from '@ecrin/domain/operation/operation.vocabulary.ts';

const kinds: ReadonlyMap<string, WorkKind> = new Map([
  ['transcribe-thought', 'transcription'],
  ['understand-thought', 'understanding'],
  ['execute-orb', 'orb-run'],
  ['compose-story', 'story-draft'],
  ['schedule-orb', 'orb-schedule'],
  ['continue-past-run', 'orb-past-run'],
  ['reread-thoughts', 'rereading'],
  ['answer-question', 'question'],
  ['remember-facts', 'memory'],
  ['remind', 'reminder'],
  ['snooze-notification', 'reminder'],
  ['review-goals', 'goal-review'],
  ['announce', 'announcement'],
  ['deliver-notification', 'delivery'],
  ['follow-thread-ai-use', 'thread-ai-use'],
  ['tell-administrators', 'admin-notification'],
]);

/** What administrators see of a workflow, by its name or by the id of a run, which begins with it. */
export const workKindOf = (workflow: string): WorkKind => kinds.get(workflow.split('/')[0] ?? '') ?? 'other';
