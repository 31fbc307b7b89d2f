import { fileURLToPath } from 'node:url';
import { decodePayloads } from '@ecrin/testing/temporal/run-history-text.ts';
import { recordedHistories, replay } from '@ecrin/testing/workflow-histories/recorded-histories.ts';
import { describe, expect, it } from 'vitest';
import { registeredWorkflows, workflowDefinitionsFile, type WorkflowServices } from '#index.ts';
import { workflowDefinitions } from '#workflow-definitions.ts';

const changedDefinitionsFile = fileURLToPath(
  import.meta.resolve('@ecrin/testing/workflow-histories/changed-workflow-definitions.ts'),
);
const histories = await recordedHistories();

/** A failure here means that active runs would be stuck after an upgrade. Give the changed workflow a new name instead. */
describe('recorded histories', () => {
  it('exist for every workflow, and every workflow can be loaded into the sandbox', () => {
    const names = registeredWorkflows({} as WorkflowServices)
      .map(({ name }) => name)
      .sort();
    expect(workflowDefinitions.map(({ name }) => name).sort()).toEqual(names);
    expect(new Set(histories.map(({ name }) => name.split('/')[0]))).toEqual(new Set(names));
  });

  it('are replayed by the current workflows', async () => {
    const faults = await replay(histories, workflowDefinitionsFile);
    expect(Object.fromEntries(faults)).toEqual(Object.fromEntries(histories.map(({ name }) => [name, null])));
  });

  it('detect each kind of workflow change', async () => {
    const faults = await replay(histories, changedDefinitionsFile);
    expect([...faults].filter(([, fault]) => fault?.name !== 'DeterminismViolationError')).toEqual([]);
    expect(faults.size).toBe(histories.length);
  });

  it('contain no personal words, only ids and choices', () => {
    const payloads = histories.flatMap(({ history }) => JSON.stringify(history).match(/"data":"[^"]*"/g) ?? []);
    expect(payloads.length).toBeGreaterThan(histories.length);
    const words = payloads.flatMap(
      (payload) =>
        decodePayloads(payload)
          .slice('"data":'.length)
          .match(/\p{L}[\p{L}-]*/gu) ?? [],
    );
    const known = [
      'erasureId',
      'erasure-',
      'number',
      'settleMs',
      'first',
      'rest',
      'keyFingerprint',
      'marks',
      'fragments',
      'ids',
      'keyDestroyedAt',
      'searchedAt',
      'places',
      'bytes',
      'found',
      'storyId',
      'story-',
      'draftId',
      'draft-',
      'sections',
      'section',
      'composed',
      'thoughtId',
      'thought-',
      'ownerId',
      'client-',
      'attempt',
      'revision',
      'reason',
      'faults',
      'null',
      'pastRunId',
      'past-',
      'orbId',
      'orb-',
      'reminderId',
      'reminder-',
      'notificationId',
      'notification-',
      'after',
      'until',
      'awoken',
      'dueAt',
      'isDue',
      'missed',
      'deviceId',
      'device-',
      'at',
      'plannedAt',
      'push',
      'mail',
      'true',
      'false',
      'T',
      'Z',
      'about',
      'id',
      'at',
      'eventId',
      'morning',
      'goesOn',
      'Europe',
      'Paris',
      'event-',
      'timeZone',
      'UTC',
      'thought-ready',
      'conversationId',
      'conversation-',
      'questionId',
      'question-',
      'threadId',
      'thread-',
      'loosens',
      'rereadingId',
      'rereading-',
      'task',
      'cursor',
      'changed',
      'next',
      'page-',
      'thoughts',
      'runId',
      'run-',
      'parts',
      'part',
      'size',
      'requestId',
      'notice',
      'request-received',
      'to',
      'superadmins',
      'except',
      'request-',
      'broadcastId',
      'broadcast-',
      'service',
      'schedule',
      'sendAt',
      'place',
      'page',
      'cursor-',
      'change',
      'phase',
      'due',
      'erased',
      'sounds',
      'communityId',
      'community-',
      'community-request',
      'subjectId',
      'actorId',
      'monday',
      'since',
    ];
    const choices = [
      'speech',
      'silence',
      'transcribed',
      'delayed',
      'nothing-said',
      'failed',
      'superseded',
      'understood',
      'provider-refused',
      'over',
      'posted',
      'sent',
      'queued',
      'blocked',
      'told',
      'nothing',
      'unavailable',
      'answered',
      'reread',
      'undo',
      'began',
      'read',
      'completed',
      'ended',
      'too-large',
      'nothing-to-read',
      'unusable-answer',
      'proposalId',
      'proposal-',
      'expiresAt',
      'asked',
      'expired',
      'reportId',
      'comment',
      'c',
      'followed',
      'adminId',
      'admin-',
      'by',
      'importId',
      'import-',
      'bring',
      'isOver',
      'understand',
      'given',
      'done',
      'withdrawn',
      'outbox',
      'recordings',
      'read-models',
      'key-copies',
      'workflows',
      'unreachable',
    ];
    expect([...new Set(words)].filter((word) => ![...known, ...choices].includes(word))).toEqual([]);
  });
});
