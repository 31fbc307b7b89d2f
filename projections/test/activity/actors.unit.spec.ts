import { activityTypes } from '@ecrin/contracts/activity/activity-table.ts';
import type { RecordedEvent } from '@ecrin/platform/event-sourcing/events.ts';
import { expect, it } from 'vitest';
import { activityProjection } from '#activity/activity.projection.ts';

const at = '2026-01-02T09:00:00.000Z';
const documentOf = (type: string, actor: string) =>
  activityProjection.apply(null, {
    id: `${type}-1`,
    type,
    // Whom an event is about is no reason to take them for whoever acted.
    data: { clientId: 'owner', ownerId: 'owner', authorId: 'owner', adminId: 'owner' },
    stream: 'stream-1',
    position: 1,
    revision: 0,
    recordedAt: at,
    metadata: { actor, ownerId: 'owner', occurredAt: at, timeZone: 'UTC' },
  } as unknown as RecordedEvent);

it.each(activityTypes)('%s is told as the act of whoever acted, not of whom it is about', (type) => {
  expect(documentOf(type, 'client:another')).toMatchObject({
    ownerId: 'owner',
    actor: 'client:another',
    adminId: null,
  });
  // An administrator finds it among the acts of their colleague, and among those on themselves by its owner.
  expect(documentOf(type, 'admin:bea')).toMatchObject({ ownerId: 'owner', actor: 'admin:bea', adminId: 'bea' });
  expect(documentOf(type, 'system:meter')).toMatchObject({ actor: 'system:meter', adminId: null });
});
