import { findDue, type Due } from '@ecrin/domain/reminder/schedule/find-due.ts';
import { addMs, laterOf } from '@ecrin/domain/time/instant.ts';
import { notificationIdOf } from '@ecrin/platform/messaging/notification-id.ts';
import type { ActivityContext } from '@ecrin/platform/workflows/workflow.ts';
import { isAccountActive } from '#is-account-active.ts';
import { postFromWorkflow, type PostServices } from '#post-from-workflow.ts';
import { readReminder } from './read-reminder.ts';
import type { RemindInput } from './remind.input.ts';

/** null: never again. `superseded`: another run has taken over the reminder, or none. `held`: the account is deactivated; ask again then. */
export type NextDue = (Due & Readonly<{ held?: true }>) | null | 'superseded';
/** `awoken`: the due time that was waited for. The engine's time counts, should the clock here be behind. */
export type NextDueInput = RemindInput & Readonly<{ awoken: string | null }>;
export type FireInput = Omit<RemindInput, 'after'> & Readonly<{ dueAt: string; missed: number }>;

export const createRemindActivities = (services: PostServices) => ({
  nextDue: async ({ awoken, ...input }: NextDueInput): Promise<NextDue> => {
    const read = await readReminder(services.events, input);
    if (!read) return 'superseded';
    const now = laterOf(currentInstant(services), awoken ?? '');
    const due = findDue(read.definition, { after: input.after, now });
    const isDue = due !== null && due !== 'superseded' && due.isDue;
    return isDue && !(await isAccountActive(services.events, read.current.ownerId)) ? heldBack(now) : due;
  },

  /** Its words are read at this moment: no history contains them. Also returns the next due time, which saves a step. */
  fire: async (input: FireInput, { idempotencyKey }: ActivityContext): Promise<NextDue> => {
    const { reminderId, dueAt, missed } = input;
    const read = await readReminder(services.events, input);
    if (!read) return 'superseded';
    const { ownerId, title, description, subject } = read.current;
    await postFromWorkflow(services, { process: 'remind', idempotencyKey })({
      notificationId: notificationIdOf(reminderId, dueAt),
      ownerId,
      kind: 'reminder',
      subject: { kind: 'reminder', id: reminderId, ...(subject && { about: subject }) },
      dueAt,
      missed,
      snoozedFrom: null,
      timeZone: read.definition.timeZone,
      title,
      body: description,
    });
    return findDue(read.definition, { after: dueAt, now: currentInstant(services) });
  },
});
export type RemindActivities = ReturnType<typeof createRemindActivities>;

/** While the account is deactivated nothing fires; then the latest missed time does, with the number of earlier ones, as after an outage. */
const heldBackMs = 15 * 60_000;
const heldBack = (now: string): NextDue => ({ dueAt: addMs(now, heldBackMs), isDue: false, missed: 0, held: true });

const currentInstant = ({ clock }: PostServices): string => clock.now().toISOString();
