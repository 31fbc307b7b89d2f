import { goal } from '@ecrin/domain/goal/goal.aggregate.ts';
import { maxReminders, type ReminderSubject } from '@ecrin/domain/reminder/reminder.vocabulary.ts';
import { thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { RefusedReply } from '@ecrin/platform/routing/route.ts';
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

/** Why a client cannot set one more reminder; null when they can, or have it already. The read model may be behind: the limit is approximate. */
export const reminderLimitRefusal = async (
  { reminderIdsOf }: Pick<ApiServices, 'reminderIdsOf'>,
  clientId: string,
  reminderId: string,
): Promise<RefusedReply | null> => {
  const ids = await reminderIdsOf(clientId);
  return ids.length < maxReminders || ids.includes(reminderId) ? null : { refused: 'reminder.too-many' };
};
