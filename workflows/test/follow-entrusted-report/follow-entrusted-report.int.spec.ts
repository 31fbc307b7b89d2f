import type { CommentReported, CommentReportEntrusted } from '@ecrin/domain/comment-report/comment-report.events.ts';
import { createExecuteCommand } from '@ecrin/platform/event-sourcing/execute-command.ts';
import {
  openReminderWorkflowHarness,
  type ReminderWorkflowHarness,
} from '@ecrin/testing/kits/reminders/reminder-workflow-harness.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFollowEntrustedReportActivities } from '#follow-entrusted-report/follow-entrusted-report.activities.ts';

const [now, until] = ['2026-06-01T12:00:00.000Z', '2026-06-08T12:00:00.000Z'];
const [reportId, stream, author] = ['comment.c1', 'comment-report-comment.c1', 'bruno'];
const reported: CommentReported = {
  type: 'CommentReported',
  data: {
    reportId,
    subject: { kind: 'comment', id: 'c1', ownerId: author },
    reporterId: 'anne',
    reason: 'other',
    reportedAt: now,
  },
  private: null,
};
const entrusted: CommentReportEntrusted = {
  type: 'CommentReportEntrusted',
  data: { reportId, communityId: 'choir', by: 'alix', until, entrustedAt: now },
  private: { reason: 'Vous connaissez ce qui précède.' },
};
const hidden = {
  type: 'CommunityCommentHidden',
  data: { commentId: 'c1', by: 'claire', hiddenAt: now },
  private: null,
} as const;

let work: ReminderWorkflowHarness;
beforeEach(async () => {
  work = await openReminderWorkflowHarness({ now });
});
afterEach(() => work.dispose());

const hand = () => work.record(stream, author, [reported, entrusted]);
const hide = () => work.record('community-comment-c1', author, [hidden]);
const day = 86_400_000;
const last = async () => (await Array.fromAsync(work.events.readStream(stream))).at(-1);

describe('a report that was handed to the owner of a community', () => {
  it('is the administrators’ again after seven days without an answer, also when the server was down then', async () => {
    await hand();
    await work.untilIdle();
    await work.passUntil('2026-06-08T11:59:00.000Z', day);
    expect(await last()).toMatchObject({ type: 'CommentReportEntrusted' });
    await work.downUntil('2026-06-09T09:00:00.000Z');
    await expect.poll(last).toMatchObject({
      type: 'CommentReportReturned',
      data: { communityId: 'choir', cause: 'unanswered' },
      metadata: { actor: 'system:follow-entrusted-report', ownerId: author },
    });
  });
  it('is answered by hiding what it is about there, and does not come back then', async () => {
    await hand();
    await hide();
    const answered = { type: 'CommentReportAnswered', data: { answer: 'hidden', by: 'claire' } };
    await expect.poll(last).toMatchObject(answered);
    await work.passUntil('2026-06-09T12:00:00.000Z', day);
    expect(await last()).toMatchObject(answered);
  });
  it('is not touched where the administrators have it', async () => {
    await work.record(stream, author, [reported]);
    await hide();
    await work.untilIdle();
    expect(await last()).toMatchObject({ type: 'CommentReported' });
  });
  it('is given back once by a step that runs twice', async () => {
    await hand();
    const { execute, clock } = { execute: createExecuteCommand(work.events), clock: { now: () => new Date(until) } };
    const { takeBack } = createFollowEntrustedReportActivities({ execute, clock });
    const context = { workflowId: 'run-1', idempotencyKey: 'step-1', signal: new AbortController().signal };
    for (let tries = 0; tries < 2; tries += 1) await takeBack({ reportId, ownerId: author, until }, context);
    const types = (await Array.fromAsync(work.events.readStream(stream))).map(({ type }) => type);
    expect(types.filter((type) => type === 'CommentReportReturned')).toHaveLength(1);
  });
});
