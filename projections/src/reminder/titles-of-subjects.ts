import type { ReminderSubject } from '@ecrin/domain/reminder/reminder.vocabulary.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { thoughtCardModel } from '../thought-card/thought-card.model.ts';
import type { ReminderDocument } from './reminder.model.ts';

/** The title of a thought or goal as it is now; null when it is gone, somebody else's, or has none. */
export type TitleOf = (subject: ReminderSubject) => string | null;

/** What the titles are joined from. */
const models = { thought: thoughtCardModel } as const;
export const modelsOfSubjects = Object.values(models);

export const titlesOfSubjects = async (readModels: ReadModels, ownerId: string, reminders: readonly Pick<ReminderDocument, 'subject'>[]): Promise<TitleOf> => {
  const idsOf = (kind: ReminderSubject['kind']) => reminders.flatMap(({ subject }) => (subject?.kind === kind ? subject.id : []));
  const thoughts = await (await readModels.open(models.thought)).getMany(idsOf('thought'));
  const found = { thought: thoughts, goal: new Map() };
  return ({ kind, id }) => {
    const doc = found[kind].get(id)?.doc;
    return doc && doc.ownerId === ownerId && !doc.deleted ? doc.title : null;
  };
};
