import type { GoalReviewEvent } from '@ecrin/domain/goal-review/goal-review.events.ts';
import type { GoalEvent } from '@ecrin/domain/goal/goal.events.ts';
import type { DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import type { NotificationEvent } from '@ecrin/domain/notification/notification.events.ts';
import { blockReasons } from '@ecrin/domain/notification/notification.vocabulary.ts';
import type { OrbRunEvent } from '@ecrin/domain/orb-run/orb-run.events.ts';
import { registered } from '@ecrin/domain/test/client/client.fixtures.ts';
import { recorded, transcribed, understood, written } from '@ecrin/domain/test/thought/thought.fixtures.ts';
import type { ThoughtEvent } from '@ecrin/domain/thought/thought.events.ts';
import * as fc from 'fast-check';
import type { Fact } from './in-memory-totals.fixtures.ts';

/** About two years until the day figures are asked for, and a little later. */
export const today = '2026-07-15';
const at = fc
  .date({ min: new Date('2024-06-01'), max: new Date('2026-07-20'), noInvalidDate: true })
  .map((date) => date.toISOString());
const clients = ['client-a', 'client-b', 'client-c'] as const;
const someone = fc.constantFrom(...clients);

type Drawn = Readonly<{ stream: string; by: string | null; fact: DomainEvent }>;

/** Durations of a second to hours, so that quantiles differ. */
const later = (instant: string, ms: number): string => new Date(Date.parse(instant) + ms).toISOString();
const duration = fc.integer({ min: 1_000, max: 9_000_000 });

const thoughtChanges = (thoughtId: string): fc.Arbitrary<ThoughtEvent> => {
  const recordingId = fc.constantFrom('rec-1', 'rec-2');
  const attempt = fc.integer({ min: 1, max: 4 });
  return fc.oneof(
    fc.record({ attempt, recordingId: fc.uuid(), appendedAt: at }).map((more): ThoughtEvent => ({
      type: 'ThoughtRecordingAppended',
      data: { ...recorded.data, thoughtId, ...more },
      private: null,
    })),
    fc.record({ recordingId, durationMs: duration, measuredAt: at }).map((measured): ThoughtEvent => ({
      type: 'ThoughtAudioMeasured',
      data: { thoughtId, speechMs: 0, peaks: [], ...measured },
      private: null,
    })),
    fc.record({ recordingId, attempt, requestedAt: at }).map((asked): ThoughtEvent => ({
      type: 'ThoughtTranscriptionRequested',
      data: { thoughtId, ...asked },
      private: null,
    })),
    fc
      .tuple(fc.record({ recordingId, attempt, transcribedAt: at }), fc.constantFrom('', 'Le lac'))
      .map(([done, text]): ThoughtEvent => ({
        ...transcribed,
        data: { ...transcribed.data, thoughtId, ...done },
        private: { raw: text, text, segments: [], setAside: [] },
      })),
    fc.record({ attempt, failedAt: at }).map((failed): ThoughtEvent => ({
      type: 'ThoughtTranscriptionFailed',
      data: { thoughtId, reason: 'unreadable-audio', ...failed },
      private: null,
    })),
    at.map((editedAt): ThoughtEvent => ({
      type: 'ThoughtEdited',
      data: { thoughtId, editedAt },
      private: { content: 'Le lac, le soir' },
    })),
    fc.record({ wording: fc.integer({ min: 1, max: 4 }), understoodAt: at }).map((done): ThoughtEvent => ({
      ...understood,
      data: { ...understood.data, thoughtId, ...done },
    })),
    fc.record({ wording: fc.integer({ min: 1, max: 4 }), failedAt: at }).map((failed): ThoughtEvent => ({
      type: 'ThoughtUnderstandingFailed',
      data: { thoughtId, reason: 'unusable-answer', ...failed },
      private: null,
    })),
    fc.record({ withoutAi: fc.boolean(), setAt: at }).map((set): ThoughtEvent => ({
      type: 'ThoughtAiUseSet',
      data: { thoughtId, ...set },
      private: null,
    })),
    at.map((deletedAt): ThoughtEvent => ({ type: 'ThoughtDeleted', data: { thoughtId, deletedAt }, private: null })),
    at.map((restoredAt): ThoughtEvent => ({ type: 'ThoughtRestored', data: { thoughtId, restoredAt }, private: null })),
  );
};

const thoughtHistory = fc
  .tuple(fc.uuid(), someone, at, fc.boolean(), duration)
  .chain(([thoughtId, ownerId, keptAt, isSpoken, ms]) => {
    const first: readonly ThoughtEvent[] = isSpoken
      ? [
          { ...recorded, data: { ...recorded.data, thoughtId, ownerId, recordingId: 'rec-1', recordedAt: keptAt } },
          {
            ...transcribed,
            data: {
              ...transcribed.data,
              thoughtId,
              recordingId: 'rec-1',
              attempt: 1,
              transcribedAt: later(keptAt, ms),
            },
          },
        ]
      : [{ ...written, data: { ...written.data, thoughtId, ownerId, writtenAt: keptAt } }];
    return fc
      .array(thoughtChanges(thoughtId), { maxLength: 8 })
      .map((changes): readonly Drawn[] =>
        [...first, ...changes].map((fact) => ({ stream: `thought-${thoughtId}`, by: ownerId, fact })),
      );
  });

const notificationHistory = fc
  .tuple(fc.uuid(), someone, at, fc.constantFrom('reminder', 'news'), fc.boolean())
  .chain(([notificationId, ownerId, postedAt, kind, unread]) => {
    const its = { notificationId, ownerId };
    const posted: NotificationEvent = {
      type: 'NotificationPosted',
      data: {
        ...its,
        kind,
        subject: null,
        dueAt: null,
        missed: 0,
        snoozedFrom: null,
        unread,
        timeZone: 'UTC',
        postedAt,
      },
      private: { title: 'Un rappel', body: null },
    };
    const push = { channel: 'push', deviceId: 'device-1' } as const;
    const outcomes: fc.Arbitrary<NotificationEvent> = fc.oneof(
      at.map((sentAt): NotificationEvent => ({
        type: 'NotificationSent',
        data: { ...its, ...push, sentAt },
        private: null,
      })),
      at.map((deliveredAt): NotificationEvent => ({
        type: 'NotificationDelivered',
        data: { ...its, ...push, deliveredAt },
        private: null,
      })),
      at.map((openedAt): NotificationEvent => ({
        type: 'NotificationOpened',
        data: { ...its, channel: 'push', openedAt },
        private: null,
      })),
      at.map((heldBackAt): NotificationEvent => ({
        type: 'NotificationHeldBack',
        data: { ...its, channel: 'push', until: heldBackAt, heldBackAt },
        private: null,
      })),
      fc.tuple(at, fc.constantFrom(...blockReasons)).map(([blockedAt, reason]): NotificationEvent => ({
        type: 'NotificationBlocked',
        data: { ...its, ...push, reason, blockedAt },
        private: null,
      })),
    );
    return fc
      .array(outcomes, { maxLength: 3 })
      .map((rest): readonly Drawn[] =>
        [posted, ...rest].map((fact) => ({ stream: `notification-${notificationId}`, by: null, fact })),
      );
  });

const runHistory = fc
  .tuple(fc.uuid(), someone, at, at, fc.constantFrom('none', 'completed', 'failed', 'stopped'))
  .map(([runId, ownerId, requestedAt, endedAt, end]): readonly Drawn[] => {
    const its = { runId, orbId: 'orb-1', ownerId };
    const requested: OrbRunEvent = {
      type: 'OrbRunRequested',
      data: {
        ...its,
        version: 1,
        language: 'fr',
        timeZone: 'UTC',
        occasion: { kind: 'asked' },
        sourceKind: 'text',
        requestedAt,
      },
      private: null,
    };
    const ends: Readonly<Record<typeof end, readonly OrbRunEvent[]>> = {
      none: [],
      completed: [
        {
          type: 'OrbRunCompleted',
          data: {
            ...its,
            version: 1,
            kind: 'label',
            engine: 'local',
            model: 'm',
            promptVersion: '1',
            thoughts: 1,
            removedCitations: 0,
            completedAt: endedAt,
          },
          private: null,
        },
      ],
      failed: [{ type: 'OrbRunFailed', data: { ...its, reason: 'quota', failedAt: endedAt }, private: null }],
      stopped: [{ type: 'OrbRunStopped', data: { ...its, stoppedAt: endedAt }, private: null }],
    };
    return [
      { stream: `orb-run-${runId}`, by: ownerId, fact: requested },
      ...ends[end].map((fact) => ({ stream: `orb-run-${runId}`, by: null, fact })),
    ];
  });

const goalHistory = fc
  .tuple(fc.uuid(), someone, at, fc.constantFrom('kept', 'deleted', 'restored'), fc.nat(5), fc.nat(5))
  .map(([goalId, ownerId, setAt, fate, met, missed]): readonly Drawn[] => {
    const goal: readonly GoalEvent[] = [
      {
        type: 'GoalSet',
        data: {
          goalId,
          ownerId,
          frequency: 'daily',
          targetCount: 1,
          aim: 'achieve',
          endDay: null,
          restDays: [],
          filter: null,
          startDay: setAt.slice(0, 10),
          setAt,
        },
        private: { title: 'Écrire', description: null, tags: [] },
      },
      ...(fate === 'kept' ? [] : [{ type: 'GoalDeleted', data: { goalId, deletedAt: setAt }, private: null } as const]),
      ...(fate === 'restored'
        ? [{ type: 'GoalRestored', data: { goalId, restoredAt: setAt }, private: null } as const]
        : []),
    ];
    const review: GoalReviewEvent = {
      type: 'GoalsReviewed',
      data: { ownerId, day: goalId, met, missed, reviewedAt: setAt },
      private: null,
    };
    return [
      ...goal.map((fact) => ({ stream: `goal-${goalId}`, by: ownerId, fact })),
      { stream: `goal-review-${goalId}`, by: null, fact: review },
    ];
  });

const registrations = fc
  .tuple(...clients.map((clientId) => at.map((registeredAt) => ({ clientId, registeredAt }))))
  .map((drawn) =>
    drawn.map(({ clientId, registeredAt }): readonly Drawn[] => [
      {
        stream: `client-${clientId}`,
        by: clientId,
        fact: { ...registered, data: { ...registered.data, clientId, registeredAt } },
      },
    ]),
  );

/** Streams one after another, recorded on days that mostly go forward, never back by more than three weeks. */
export const serviceHistory: fc.Arbitrary<readonly Fact[]> = fc
  .tuple(
    registrations,
    fc.array(thoughtHistory, { minLength: 1, maxLength: 12 }),
    fc.array(notificationHistory, { maxLength: 6 }),
    fc.array(runHistory, { maxLength: 6 }),
    fc.array(goalHistory, { maxLength: 5 }),
    fc.array(fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 20 })), {
      minLength: 20,
      maxLength: 60,
    }),
  )
  .map(([clientStreams, thoughts, notifications, runs, goals, steps]) => {
    const drawn = [...clientStreams, ...thoughts, ...notifications, ...runs, ...goals].flat();
    let forward = Date.parse(today) - 86_400_000 * 8 * drawn.length;
    return drawn.map((one, index): Fact => {
      const [ahead, back] = steps[index % steps.length] ?? [0, 0];
      forward += (ahead % 17) * 86_400_000;
      return { ...one, recordedAt: new Date(forward - back * 86_400_000).toISOString() };
    });
  });
