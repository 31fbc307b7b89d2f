import { communityCopy } from '@ecrin/domain/community-copy/community-copy.aggregate.ts';
import type { CommunityCopyShared } from '@ecrin/domain/community-copy/community-copy.events.ts';
import { withdrawCopy } from '@ecrin/domain/community-copy/share-copy.ts';
import type { ErasedPart } from '@ecrin/domain/erasure/erasure.events.ts';
import { forgetFact } from '@ecrin/domain/memory/change-fact.ts';
import { memory } from '@ecrin/domain/memory/memory.aggregate.ts';
import type { MemoryFactProposed } from '@ecrin/domain/memory/memory.events.ts';
import { deleteNotification } from '@ecrin/domain/notification/commands/delete-notification.ts';
import { notification } from '@ecrin/domain/notification/notification.aggregate.ts';
import type { NotificationPosted } from '@ecrin/domain/notification/notification.events.ts';
import { deleteReminder } from '@ecrin/domain/reminder/commands/delete-reminder.ts';
import { reminder } from '@ecrin/domain/reminder/reminder.aggregate.ts';
import type { ReminderRevised, ReminderSet } from '@ecrin/domain/reminder/reminder.events.ts';
import type { Events, RecordedEvent } from '@ecrin/platform/event-sourcing/events.ts';
import type { ExecuteCommand } from '@ecrin/platform/event-sourcing/execute-command.ts';
import type { Clock } from '@ecrin/platform/ports/clock.ts';
import { decideInStep } from '@ecrin/platform/workflows/decide-in-step.ts';
import { findQuotations } from './find-quotations.ts';

type Parts = Readonly<{
  stores: Readonly<{ events: Pick<Events, 'readAll' | 'readStream'>; execute: ExecuteCommand }>;
  clock: Clock;
}>;
type Part = Readonly<{ ownerId: string; erasureId: string; part: ErasedPart }>;
type Quoting = CommunityCopyShared | MemoryFactProposed | NotificationPosted | ReminderSet | ReminderRevised;
type Removing = Readonly<{ decide: ReturnType<typeof decideInStep>; now: string }>;
type Remove<Event extends Quoting> = (event: Event, removing: Removing) => Promise<unknown>;

/** What is nothing without the thought is removed as its owner would; stories, answers and results stay, without the words. */
const removals: { readonly [Type in Quoting['type']]: Remove<Extract<Quoting, { type: Type }>> } = {
  CommunityCopyShared: async ({ data: { kind, copyId } }, { decide, now }) => {
    const input = { copyId, now };
    if (kind === 'thought')
      await decide({ name: 'withdrawCopy', aggregate: communityCopy, id: copyId, decide: withdrawCopy, input });
  },
  MemoryFactProposed: ({ data: { clientId: id, factId } }, { decide, now }) =>
    decide({ name: 'forgetFact', aggregate: memory, id, decide: forgetFact, input: { clientId: id, factId, now } }),
  NotificationPosted: ({ data: { notificationId: id } }, { decide, now }) => {
    const input = { notificationId: id, now };
    return decide({ name: 'deleteNotification', aggregate: notification, id, decide: deleteNotification, input });
  },
  ReminderSet: ({ data: { reminderId } }, removing) => removeReminder(reminderId, removing),
  ReminderRevised: ({ data: { reminderId } }, removing) => removeReminder(reminderId, removing),
};

const removeReminder = (id: string, { decide, now }: Removing): Promise<unknown> =>
  decide({ name: 'deleteReminder', aggregate: reminder, id, decide: deleteReminder, input: { reminderId: id, now } });

export const removeQuoting = async (
  { stores: { events, execute }, clock }: Parts,
  { ownerId, erasureId, part: { thoughtIds } }: Part,
): Promise<void> => {
  const now = clock.now().toISOString();
  for await (const event of findQuotations(events, { ownerId, thoughtIds })) {
    if (!isRemovable(event)) continue;
    const decide = decideInStep(execute, {
      process: 'erase-account',
      idempotencyKey: `${erasureId}/${event.id}`,
      correlationId: erasureId,
      ownerId,
      timeZone: 'UTC',
      now,
    });
    await removals[event.type](event as never, { decide, now });
  }
};

const isRemovable = (event: RecordedEvent): event is RecordedEvent<Quoting> => event.type in removals;
