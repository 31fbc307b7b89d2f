import { goal } from '@ecrin/domain/goal/goal.aggregate.ts';
import type { Reminder } from '@ecrin/domain/reminder/reminder.aggregate.ts';
import type { ReminderSubject } from '@ecrin/domain/reminder/reminder.vocabulary.ts';
import { thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import type { Claim } from '@ecrin/platform/event-sourcing/claim.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { CustomContext, RefusedReply } from '@ecrin/platform/routing/route.ts';
import type { ApiServices } from '#http/api-services.ts';

/** Why a reminder's subject is refused; null when it is valid. Another client's thought or goal counts as missing; one's own may be deleted. */
export const reminderSubjectRefusal = async (
  { events }: Pick<ApiServices, 'events'>,
  clientId: string,
  subject: ReminderSubject | null,
): Promise<RefusedReply | null> => {
  if (subject === null) return null;
  const { kind, id } = subject;
  const owner =
    kind === 'goal'
      ? goal.ownerOf((await loadAggregate(events, goal, { id })).state)
      : thought.ownerOf((await loadAggregate(events, thought, { id })).state);
  return owner === clientId ? null : { refused: `${kind}.not-found` };
};

export const reminderClaim = (
  { reminderIdsOf }: Pick<ApiServices, 'reminderIdsOf'>,
  { clientId, now }: Pick<CustomContext, 'clientId' | 'now'>,
): Claim<Reminder> => ({
  cap: 'reminders',
  ownerId: clientId,
  now,
  holds: ({ status }) => status === 'set',
  known: () => reminderIdsOf(clientId),
});
