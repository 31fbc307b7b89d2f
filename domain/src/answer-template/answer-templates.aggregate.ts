import { evolveWith, type Aggregate } from '#kernel/event-sourcing.ts';
import type { AnswerTemplateEvent } from './answer-template.events.ts';
import type { AnswerTemplate } from './answer-template.vocabulary.ts';

/** All templates by id, so that their number and their titles are decided in one place; null: removed. */
export type AnswerTemplates = ReadonlyMap<string, AnswerTemplate | null>;

/** There is one. */
export const answerTemplatesId = 'all';

const written = (templates: AnswerTemplates, { templateId, title, words }: AnswerTemplate & { templateId: string }) =>
  new Map(templates).set(templateId, { title, words });

export const answerTemplates: Aggregate<AnswerTemplates, AnswerTemplateEvent> = {
  category: 'answer-templates',
  initial: new Map(),
  evolve: evolveWith<AnswerTemplates, AnswerTemplateEvent>({
    AnswerTemplateAdded: (templates, data) => written(templates, data),
    AnswerTemplateEdited: (templates, data) => written(templates, data),
    AnswerTemplateRemoved: (templates, { templateId }) => new Map(templates).set(templateId, null),
  }),
  // Shared by all administrators.
  ownerOf: () => null,
};
