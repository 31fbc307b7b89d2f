import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { AnswerTemplateAdded, AnswerTemplateEdited, AnswerTemplateRemoved } from './answer-template.events.ts';
import { maxAnswerTemplates, type AnswerTemplate } from './answer-template.vocabulary.ts';
import type { AnswerTemplates } from './answer-templates.aggregate.ts';
import { hasKnownVariables } from './template-variables.ts';

export type WriteAnswerTemplate = Readonly<{ templateId: string; template: AnswerTemplate; by: string; now: string }>;

type Fault = 'answer-template.empty' | 'answer-template.unknown-variable' | 'answer-template.title-taken';

const isTitled = (title: string, template: AnswerTemplate | null): boolean =>
  template?.title.toLowerCase() === title.toLowerCase();

const faultOf = (
  { templateId, template: { title, words } }: WriteAnswerTemplate,
  templates: AnswerTemplates,
): Fault | null => {
  if (words.fr === null && words.en === null) return 'answer-template.empty';
  if (!hasKnownVariables(words)) return 'answer-template.unknown-variable';
  return [...templates].some(([id, other]) => id !== templateId && isTitled(title, other))
    ? 'answer-template.title-taken'
    : null;
};

const isSame = (known: AnswerTemplate, { title, words }: AnswerTemplate): boolean =>
  known.title === title && known.words.fr === words.fr && known.words.en === words.en;

const countOf = (templates: AnswerTemplates): number =>
  [...templates.values()].filter((template) => template !== null).length;

export const addAnswerTemplate = (
  command: WriteAnswerTemplate,
  templates: AnswerTemplates,
): Decision<AnswerTemplateAdded, Fault | 'answer-template.already-added' | 'answer-template.too-many'> => {
  const { templateId, template, by, now } = command;
  const known = templates.get(templateId);
  if (known !== undefined)
    return known && isSame(known, template) ? nothingNew : refuse('answer-template.already-added');
  const fault = faultOf(command, templates);
  if (fault) return refuse(fault);
  if (countOf(templates) >= maxAnswerTemplates) return refuse('answer-template.too-many');
  return [{ type: 'AnswerTemplateAdded', data: { templateId, ...template, by, addedAt: now }, private: null }];
};

/** Of two who edit it at once the last one counts: both stand in the log of acts. */
export const editAnswerTemplate = (
  command: WriteAnswerTemplate,
  templates: AnswerTemplates,
): Decision<AnswerTemplateEdited, Fault | 'answer-template.not-found'> => {
  const { templateId, template, by, now } = command;
  const known = templates.get(templateId);
  if (!known) return refuse('answer-template.not-found');
  const fault = faultOf(command, templates);
  if (fault) return refuse(fault);
  if (isSame(known, template)) return nothingNew;
  return [{ type: 'AnswerTemplateEdited', data: { templateId, ...template, by, editedAt: now }, private: null }];
};

export type RemoveAnswerTemplate = Readonly<{ templateId: string; by: string; now: string }>;

export const removeAnswerTemplate = (
  { templateId, by, now }: RemoveAnswerTemplate,
  templates: AnswerTemplates,
): Decision<AnswerTemplateRemoved, 'answer-template.not-found'> => {
  const known = templates.get(templateId);
  if (known === undefined) return refuse('answer-template.not-found');
  if (known === null) return nothingNew;
  return [{ type: 'AnswerTemplateRemoved', data: { templateId, by, removedAt: now }, private: null }];
};
