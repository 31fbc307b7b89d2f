import { goal } from '@ecrin/domain/goal/goal.aggregate.ts';
import { maxReminders, type ReminderSubject } from '@ecrin/domain/reminder/reminder.vocabulary.ts';
import { thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { RefusedReply } from '@ecrin/platform/routing/route.ts';
import type { ApiServices } from '#http/api-services.ts';

/** Why a reminder cannot be about something; null when it can. Another's thought or goal is as one that is not there; one's own may be gone. */
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

/** Why a client cannot have one more reminder; null when they can, or have it already. The read model may be a moment behind: the limit is not an exact one. */
export const reminderLimitRefusal = async (
  { reminderIdsOf }: Pick<ApiServices, 'reminderIdsOf'>,
  clientId: string,
  reminderId: string,
): Promise<RefusedReply | null> => {
  const ids = await reminderIdsOf(clientId);
  return ids.length < maxReminders || ids.includes(reminderId) ? null : { refused: 'reminder.too-many' };
};
