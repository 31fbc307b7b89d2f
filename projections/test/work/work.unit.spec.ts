import type { RecordedEvent } from '@ecrin/platform/event-sourcing/events.ts';
import { describe, expect, it } from 'vitest';
import type { WorkDocument } from '#work/work.model.ts';
import { workProjection as projection } from '#work/work.projection.ts';

const [clientId, thoughtId, recordingId] = ['claire', 't-1', 'r-1'];
const at = (minute: number) => `2026-01-02T09:${String(minute).padStart(2, '0')}:00.000Z`;
const fold = (...events: readonly (readonly [type: string, data: object])[]): WorkDocument | null =>
  events.reduce<WorkDocument | null>((doc, [type, data], revision) => {
    const event = { type, data, private: null, revision, metadata: { ownerId: clientId } };
    return projection.apply(doc, event as unknown as RecordedEvent);
  }, null);

const recorded = ['ThoughtRecorded', { thoughtId, recordingId, recordedAt: at(0) }] as const;
const failed = (attempt: number, minute: number) =>
  ['ThoughtTranscriptionFailed', { thoughtId, attempt, reason: 'provider-unavailable', failedAt: at(minute) }] as const;
const requested = (attempt: number, minute: number, of = recordingId) =>
  ['ThoughtTranscriptionRequested', { thoughtId, recordingId: of, attempt, requestedAt: at(minute) }] as const;
const transcribed = (of = recordingId) => ['ThoughtTranscribed', { thoughtId, recordingId: of }] as const;
const appended = [
  'ThoughtRecordingAppended',
  { thoughtId, recordingId: 'r-2', attempt: 2, appendedAt: at(1) },
] as const;
const misunderstood = [
  'ThoughtUnderstandingFailed',
  { thoughtId, wording: 1, reason: 'unusable-answer', failedAt: at(2) },
] as const;

describe('a transcription', () => {
  it('runs from the recording on, and is gone once there is a transcript', () => {
    expect(fold(recorded)).toMatchObject({
      ownerId: 'service',
      workId: thoughtId,
      kind: 'transcription',
      state: 'running',
      clientId,
      since: at(0),
    });
    expect(fold(recorded, transcribed())).toBeNull();
  });
  it('is none where nobody asked for it', () => {
    const unasked = ['ThoughtTranscriptionFailed', { thoughtId, attempt: 1, reason: 'not-asked' }] as const;
    expect(fold(recorded, unasked)).toBeNull();
    expect(fold(recorded, unasked, requested(1, 5))).toMatchObject({ state: 'running', since: at(5) });
  });
  it('fails with its reason, and runs again when it is requested', () => {
    expect(fold(recorded, failed(1, 3))).toMatchObject({
      state: 'failed',
      reason: 'provider-unavailable',
      since: at(3),
      revision: 1,
      attempts: 1,
    });
    expect(fold(recorded, failed(1, 3), requested(2, 5))).toMatchObject({
      state: 'running',
      reason: null,
      since: at(5),
      attempts: 2,
    });
    expect(fold(recorded, failed(1, 3), requested(2, 5), transcribed())).toBeNull();
  });
  it('of several recordings: one failure shows until it is transcribed', () => {
    expect(fold(recorded, appended, failed(1, 3), transcribed('r-2'))).toMatchObject({ state: 'failed', since: at(3) });
    expect(fold(recorded, appended, failed(1, 3), transcribed(), transcribed('r-2'))).toBeNull();
  });
  it('is gone with its thought', () => expect(fold(recorded, ['ThoughtDeleted', { thoughtId }])).toBeNull());
});

describe('an understanding', () => {
  it('fails with its reason, until the thought is understood, has other words, or it is retried', () => {
    expect(fold(misunderstood)).toMatchObject({ kind: 'understanding', state: 'failed', reason: 'unusable-answer' });
    for (const end of ['ThoughtUnderstood', 'ThoughtEdited', 'ThoughtTranscriptCorrected'])
      expect(fold(misunderstood, [end, { thoughtId }])).toBeNull();
    const retried = ['WorkRetried', { workId: thoughtId, kind: 'understanding', retriedAt: at(4) }] as const;
    expect(fold(misunderstood, retried)).toBeNull();
  });
  it('does not hide a transcription', () =>
    expect(fold(recorded, misunderstood)).toMatchObject({ kind: 'transcription', state: 'running' }));
});

describe('a run of an orb', () => {
  const run = ['OrbRunRequested', { runId: 'o-1', requestedAt: at(0) }] as const;
  it('runs, then ends or fails', () => {
    expect(fold(run)).toMatchObject({ workId: 'o-1', kind: 'orb-run', state: 'running' });
    const failure = ['OrbRunFailed', { runId: 'o-1', reason: 'contract-broken', failedAt: at(2) }] as const;
    expect(fold(run, failure)).toMatchObject({ state: 'failed', reason: 'contract-broken', since: at(2) });
    for (const end of ['OrbRunCompleted', 'OrbRunStopped']) expect(fold(run, [end, { runId: 'o-1' }])).toBeNull();
  });
});

describe('a notification', () => {
  const blocked = (reason: string) =>
    ['NotificationBlocked', { notificationId: 'n-1', reason, blockedAt: at(1) }] as const;
  it('shows when a service refused it, or was away for a day', () => {
    expect(fold(blocked('refused'))).toMatchObject({ workId: 'n-1', kind: 'delivery', state: 'failed' });
    expect(fold(blocked('unavailable'))).toMatchObject({ reason: 'unavailable' });
    expect(fold(blocked('kind-off'))).toBeNull();
  });
  it('no longer shows once its reader has it', () => {
    for (const end of ['NotificationRead', 'NotificationDeleted'])
      expect(fold(blocked('refused'), [end, { notificationId: 'n-1' }])).toBeNull();
  });
});

it('keeps what an administrator closed, until it runs again', () => {
  const dropped = ['WorkDropped', { workId: thoughtId, kind: 'transcription', clientId, droppedAt: at(5) }] as const;
  expect(fold(recorded, failed(1, 3), dropped)).toMatchObject({ state: 'dropped' });
  expect(fold(recorded, failed(1, 3), dropped, requested(2, 7))).toMatchObject({ state: 'running', since: at(7) });
  const run = ['WorkRetried', { workId: 'run/announce/1', kind: 'announcement' }] as const;
  expect(
    fold(['WorkDropped', { workId: 'run/announce/1', kind: 'announcement', clientId: null, droppedAt: at(1) }], run),
  ).toBeNull();
});

it.each([
  [{ thoughtId: 'a' }, 'a'],
  [{ runId: 'b' }, 'b'],
  [{ notificationId: 'c' }, 'c'],
  [{ workId: 'd' }, 'd'],
])('is about %o', (data, id) => expect(projection.documentId({ data } as never)).toBe(id));
