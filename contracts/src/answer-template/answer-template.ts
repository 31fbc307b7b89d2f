import {
  maxAnswerTemplates,
  maxTemplateTitle,
  maxTemplateWords,
  templateVariables,
} from '@ecrin/domain/answer-template/answer-template.vocabulary.ts';
import { fillTemplate } from '@ecrin/domain/answer-template/template-variables.ts';
import { z } from 'zod';
import { knownAdmin } from '#admin/known-people.ts';
import { givenLine } from '#text/given-line.ts';
import { givenText } from '#text/given-text.ts';

export { fillTemplate, maxAnswerTemplates, maxTemplateTitle, maxTemplateWords, templateVariables };

export const templateParams = z.object({ templateId: z.uuidv7() });

// Composed: a variable typed in two ways is the same variable.
const words = z
  .string()
  .transform((text) => text.normalize('NFC'))
  .pipe(givenText(maxTemplateWords))
  .nullable();
const written = { title: givenLine(maxTemplateTitle), words: z.strictObject({ fr: words, en: words }) };
/** `POST /api/admin/answer-templates` → a receipt; the id is the caller's. */
export const addAnswerTemplateRequest = z.strictObject({ templateId: z.uuidv7(), ...written });
/** `PUT /api/admin/answer-templates/{templateId}`: all of it as it is to be. */
export const editAnswerTemplateRequest = z.strictObject(written);
export type EditAnswerTemplateRequest = z.infer<typeof editAnswerTemplateRequest>;

/** `by`, `at`: of the latest change. `words`: with their variables; null: not written in that language. */
const answerTemplate = z.object({
  templateId: z.string(),
  title: z.string(),
  words: z.object({ fr: z.string().nullable(), en: z.string().nullable() }),
  by: knownAdmin,
  at: z.string(),
});
export type AnswerTemplateCard = z.infer<typeof answerTemplate>;
/** `GET /api/admin/answer-templates`: all of them, by title. */
export const answerTemplateList = z.object({ items: z.array(answerTemplate) });
export type AnswerTemplateList = z.infer<typeof answerTemplateList>;
