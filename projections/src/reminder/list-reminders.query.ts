import {
  type ReminderCard,
  type ReminderList,
  reminderList,
  reminderCard,
  reminderParams,
} from '@ecrin/contracts/reminder/reminder.ts';
import { nextOccurrences } from '@ecrin/domain/reminder/schedule/occurrences.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { reminderModel, type ReminderDocument } from './reminder.model.ts';
import { findSubjectTitles, type TitleOf, subjectModels } from './subject-titles.ts';

type Asking = Readonly<{ ownerId: string; now: string }>;
const shownDates = 5;
const pageSize = 500;

/** A client's reminders, active ones first, by their next date; those without a next date, then paused ones, in the order they were set. */
export const listReminders =
  (models: ReadModels) =>
  async ({ ownerId, now }: Asking): Promise<ReminderList> => {
    const reminders = await remindersOf(models, ownerId);
    const titleOf = await findSubjectTitles(models, ownerId, reminders);
    return { items: reminders.map((reminder) => cardOf(reminder, titleOf, now)).toSorted(byNextDate) };
  };

/** One of them. Another client's, a deleted one and a missing one get the same answer. */
export const findReminder =
  (models: ReadModels) =>
  async ({ ownerId, now }: Asking, reminderId: string): Promise<ReminderCard | { refused: 'reminder.not-found' }> => {
    const reminder = await (await models.open(reminderModel)).get(reminderId);
    if (!reminder || reminder.ownerId !== ownerId || reminder.deleted) return { refused: 'reminder.not-found' };
    return cardOf(reminder, await findSubjectTitles(models, ownerId, [reminder]), now);
  };

/** The ids of a client's reminders, without deleted ones. */
export const findReminderIds =
  (models: ReadModels) =>
  async (ownerId: string): Promise<readonly string[]> =>
    (await remindersOf(models, ownerId)).map(({ reminderId }) => reminderId);

const remindersOf = async (models: ReadModels, ownerId: string): Promise<readonly ReminderDocument[]> => {
  const store = await models.open(reminderModel);
  const reminders: ReminderDocument[] = [];
  let cursor: string | null = null;
  do {
    const page = await store.find({
      filter: { ownerId, deleted: false },
      sort: [['setAt', 'asc']],
      limit: pageSize,
      cursor,
    });
    reminders.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return reminders;
};

const cardOf = (
  { reminderId, title, description, schedule, timeZone, subject, pausedAt }: ReminderDocument,
  titleOf: TitleOf,
  now: string,
): ReminderCard => ({
  reminderId,
  title,
  description,
  schedule,
  timeZone,
  pausedAt,
  active: pausedAt === null,
  subject: subject && { ...subject, title: titleOf(subject) },
  next: pausedAt === null ? [...nextOccurrences(schedule, timeZone, now, shownDates)] : [],
});

/** After every instant. */
const [never, whilePaused] = ['~', '~~'];
const placeOf = ({ active, next }: ReminderCard): string => (active ? (next[0] ?? never) : whilePaused);
const byNextDate = (one: ReminderCard, other: ReminderCard): number => {
  const [place, otherPlace] = [placeOf(one), placeOf(other)];
  if (place === otherPlace) return 0;
  return place < otherPlace ? -1 : 1;
};

export const listRemindersRoute = queryRoute({
  method: 'get',
  path: '/reminders',
  access: 'client',
  summary: 'Lists the client’s reminders with their next five dates, active ones first, by the next of these',
  params: z.object({}),
  query: z.object({}),
  answer: reminderList,
  model: reminderModel,
  joins: subjectModels,
  ask:
    (models) =>
    (_request, { clientId, now }) =>
      listReminders(models)({ ownerId: clientId, now }),
});

export const findReminderRoute = queryRoute({
  method: 'get',
  path: '/reminders/:reminderId',
  access: 'client',
  summary: 'Shows one reminder with its next five dates',
  params: reminderParams,
  query: z.object({}),
  answer: reminderCard,
  model: reminderModel,
  joins: subjectModels,
  ask:
    (models) =>
    ({ params }, { clientId, now }) =>
      findReminder(models)({ ownerId: clientId, now }, params.reminderId),
});
