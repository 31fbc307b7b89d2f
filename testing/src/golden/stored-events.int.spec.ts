import { globSync, readFileSync } from 'node:fs';
import {
  adminNotification,
  adminNotificationSettings,
} from '@ecrin/domain/admin-notification/admin-notification.aggregate.ts';
import { admin } from '@ecrin/domain/admin/admin.aggregate.ts';
import { roster } from '@ecrin/domain/admin/roster/roster.aggregate.ts';
import { adminSession } from '@ecrin/domain/admin/session/admin-session.aggregate.ts';
import { announcementDismissal } from '@ecrin/domain/broadcast/announcement-dismissal.ts';
import { broadcast } from '@ecrin/domain/broadcast/broadcast.aggregate.ts';
import { budget } from '@ecrin/domain/budget/record-budget-share.ts';
import { clientPermissions } from '@ecrin/domain/client-permission/change-permission.ts';
import { client } from '@ecrin/domain/client/client.aggregate.ts';
import { email } from '@ecrin/domain/client/email/email.aggregate.ts';
import { session } from '@ecrin/domain/client/session/session.aggregate.ts';
import { commentReport } from '@ecrin/domain/comment-report/comment-report.aggregate.ts';
import { goalCount } from '@ecrin/domain/goal-count/record-goal-days.ts';
import { goalReview } from '@ecrin/domain/goal-review/goal-review.aggregate.ts';
import { goalCalendar } from '@ecrin/domain/goal/goal-calendar.aggregate.ts';
import { goal } from '@ecrin/domain/goal/goal.aggregate.ts';
import { identity } from '@ecrin/domain/identity/identity.aggregate.ts';
import type { Aggregate, DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import { membership } from '@ecrin/domain/membership/membership.aggregate.ts';
import { serviceAlert } from '@ecrin/domain/operation/service-alert.aggregate.ts';
import { upkeep } from '@ecrin/domain/operation/upkeep.aggregate.ts';
import { work } from '@ecrin/domain/operation/work.aggregate.ts';
import { orbPastRun } from '@ecrin/domain/orb-past-run/orb-past-run.aggregate.ts';
import { orbRun } from '@ecrin/domain/orb-run/orb-run.aggregate.ts';
import { orbSchedule } from '@ecrin/domain/orb-schedule/orb-schedule.aggregate.ts';
import { orb } from '@ecrin/domain/orb/orb.aggregate.ts';
import { organization } from '@ecrin/domain/organization/organization.aggregate.ts';
import { phone } from '@ecrin/domain/phone/phone.aggregate.ts';
import { reminder } from '@ecrin/domain/reminder/reminder.aggregate.ts';
import { clientRequest } from '@ecrin/domain/request/request.aggregate.ts';
import { thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import { thread } from '@ecrin/domain/thread/thread.aggregate.ts';
import { engineUse } from '@ecrin/domain/usage/record-engine-use.ts';
import { sealEvents } from '@ecrin/platform/crypto/sealed-events.ts';
import type { RecordedEvent } from '@ecrin/platform/event-sourcing/events.ts';
import type { EventStore } from '@ecrin/platform/ports/event-store.ts';
import type { AnyDocument } from '@ecrin/platform/ports/read-models.ts';
import type { AnyProjection } from '@ecrin/platform/projections/projection.ts';
import { allClients, serviceOwner } from '@ecrin/platform/projections/service-owner.ts';
import { projections } from '@ecrin/projections';
import { describe, expect, it } from 'vitest';
import { samples } from './event-samples.ts';
import { goldenRows, goldenVault, storeOf } from './stored-events.ts';

const rows = goldenRows();
const ownerId = '01980000-0000-7000-8000-000000000003';

/** From the declarations, so that a new noun is included. */
const typesInCode = (): readonly string[] => {
  const cwd = new URL('../../../domain/src', import.meta.url).pathname;
  const declared = globSync('*/*.events.ts', { cwd }).flatMap((name) => [
    ...readFileSync(`${cwd}/${name}`, 'utf8').matchAll(/DomainEvent<\s*'(\w+)'/g),
  ]);
  return declared.map(([, type = '']) => type).sort();
};

const opened = async (): Promise<readonly RecordedEvent[]> => {
  const store = storeOf(rows.map(({ stored }) => stored)) as EventStore;
  const events: RecordedEvent[] = [];
  for await (const event of sealEvents({ store, vault: goldenVault }).readAll()) events.push(event);
  return events;
};

const documentsOf = (projection: AnyProjection, events: readonly RecordedEvent[]): readonly AnyDocument[] => {
  const docs = new Map<string, AnyDocument | null>();
  for (const event of events) {
    const id = projection.documentId(event);
    docs.set(id, projection.apply(docs.get(id) ?? null, event));
  }
  return [...docs.values()].filter((doc) => doc !== null);
};

/** Categories of several words: `goal-calendar-…` is none of `goal-…`. */
const longCategories = [
  'goal-calendar',
  'goal-review',
  'goal-count',
  'engine-use',
  'client-permissions',
  'orb-run',
  'orb-schedule',
  'orb-past-run',
  'admin-notification-settings',
  'admin-notification',
  'service-alert',
  'comment-report',
  'announcement-dismissal',
] as const;
const categoryOf = (stream: string): string =>
  longCategories.find((category) => stream.startsWith(`${category}-`)) ?? stream.slice(0, stream.indexOf('-'));

describe('every event ever stored', () => {
  it('given all types in the code, then each has a stored row, and no stored type is missing from the code', () => {
    const code = typesInCode();
    expect(code.length).toBeGreaterThan(20);
    expect([...new Set(rows.map(({ stored }) => stored.type))].sort()).toEqual(code);
  });
  it('given how the code writes each event today, then exactly that is stored (`node testing/src/golden/add-missing-samples.ts` adds rows)', () => {
    const stored = rows.map(({ stored, private: part }) => ({
      stream: stored.stream,
      event: { type: stored.type, data: stored.data, private: part },
    }));
    for (const sample of samples) expect(stored).toContainEqual(sample);
  });
  it('given stored seals, then they still decrypt to the same words', async () => {
    expect((await opened()).map(({ private: part }) => part)).toEqual(rows.map((row) => row.private));
    expect(rows.filter(({ stored }) => stored.sealed !== null).length).toBeGreaterThan(8);
  });
  it.each<readonly [string, Aggregate<never, DomainEvent>]>(
    [
      admin,
      adminSession,
      roster,
      client,
      email,
      identity,
      phone,
      session,
      thought,
      thread,
      reminder,
      goal,
      goalCalendar,
      goalReview,
      goalCount,
      engineUse,
      budget,
      orb,
      orbRun,
      orbSchedule,
      orbPastRun,
      clientPermissions,
      adminNotification,
      adminNotificationSettings,
      serviceAlert,
      organization,
      membership,
      clientRequest,
      commentReport,
      broadcast,
      announcementDismissal,
      work,
      upkeep,
    ].map((aggregate) => [aggregate.category, aggregate as unknown as Aggregate<never, DomainEvent>]),
  )('given the streams of %s, then they fold to a non-initial state', async (category, { initial, evolve }) => {
    const events = (await opened()).filter(({ stream }) => categoryOf(stream) === category);
    const streams = new Set(events.map(({ stream }) => stream));
    expect(streams.size).toBeGreaterThan(0);
    for (const stream of streams) {
      const state = events.filter((event) => event.stream === stream).reduce<never>(evolve, initial);
      expect(state).not.toEqual(initial);
    }
  });
  it.each(projections.map((projection) => [projection.model.name, projection] as const))(
    'given the read model %s, then it handles every row, with words and without',
    async (_name, projection) => {
      const events = (await opened()).filter(({ type }) => projection.handles.includes(type as never));
      expect(events.length).toBeGreaterThan(0);
      const documents = documentsOf(projection, events);
      expect(documents.length).toBeGreaterThan(0);
      // Without its words an event may have nothing to show at all.
      for (const doc of [
        ...documents,
        ...documentsOf(
          projection,
          events.map((event) => ({ ...event, private: null })),
        ),
      ])
        // Orbs that come with Écrin, and how often any is used, belong to nobody; figures, work and broadcasts to the service, announcements to all.
        expect([ownerId, '', serviceOwner, allClients]).toContain(doc.ownerId);
    },
  );
});
