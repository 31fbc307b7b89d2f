import type {
  AnswerTemplateAdded,
  AnswerTemplateEdited,
  AnswerTemplateEvent,
} from '@ecrin/domain/answer-template/answer-template.events.ts';
import type { AnswerTemplate } from '@ecrin/domain/answer-template/answer-template.vocabulary.ts';
import type { Model } from '@ecrin/platform/ports/read-models.ts';
import { defineProjection } from '@ecrin/platform/projections/projection.ts';
import { serviceOwner } from '@ecrin/platform/projections/service-owner.ts';

/** `by`, `at`: of the latest change. */
export type AnswerTemplateDocument = AnswerTemplate &
  Readonly<{ ownerId: string; templateId: string; by: string; at: string }>;

export const answerTemplateModel: Model<AnswerTemplateDocument> = {
  name: 'answer-template',
  version: 1,
  indexes: [['ownerId', 'templateId']],
};

const documentOf = (
  { templateId, title, words, by }: (AnswerTemplateAdded | AnswerTemplateEdited)['data'],
  at: string,
): AnswerTemplateDocument => ({ ownerId: serviceOwner, templateId, title, words, by, at });

export const answerTemplateProjection = defineProjection<AnswerTemplateDocument, AnswerTemplateEvent>()({
  model: answerTemplateModel,
  documentId: ({ data }) => data.templateId,
  on: {
    AnswerTemplateAdded: (_before, data) => documentOf(data, data.addedAt),
    AnswerTemplateEdited: (_before, data) => documentOf(data, data.editedAt),
    AnswerTemplateRemoved: () => null,
  },
});
