import type { ReminderSubject } from '@ecrin/domain/reminder/reminder.vocabulary.ts';
import type { Document, Model, ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { goalModel } from '#goal/goal.model.ts';
import { thoughtCardModel } from '#thought-card/thought-card.model.ts';
import type { ReminderDocument } from './reminder.model.ts';

/** The current title of a thought or goal; null when it is deleted, another client's, or has none. */
export type TitleOf = (subject: ReminderSubject) => string | null;
type Titled = Document & Readonly<{ title: string | null; deleted: boolean }>;

/** The models the titles are joined from. */
export const subjectModels = [thoughtCardModel, goalModel] as const;

/** Throws `ReadModelsFault`. */
export const findSubjectTitles = async (
  models: ReadModels,
  ownerId: string,
  reminders: readonly Pick<ReminderDocument, 'subject'>[],
): Promise<TitleOf> => {
  const titlesOf = async <Doc extends Titled>(
    kind: ReminderSubject['kind'],
    model: Model<Doc>,
  ): Promise<ReadonlyMap<string, string | null>> => {
    const ids = reminders.flatMap(({ subject }) => (subject?.kind === kind ? subject.id : []));
    const found = ids.length === 0 ? [] : await (await models.open(model)).getMany(ids);
    return new Map(
      [...found].flatMap(([id, { doc }]) =>
        doc.ownerId === ownerId && !doc.deleted ? [[id, doc.title] as const] : [],
      ),
    );
  };
  const titles = { thought: await titlesOf('thought', thoughtCardModel), goal: await titlesOf('goal', goalModel) };
  return ({ kind, id }) => titles[kind].get(id) ?? null;
};
