import {
  addAnswerTemplateRequest,
  editAnswerTemplateRequest,
  templateParams,
} from '@ecrin/contracts/answer-template/answer-template.ts';
import { receipt } from '@ecrin/contracts/transport/receipt.ts';
import { answerTemplates, answerTemplatesId } from '@ecrin/domain/answer-template/answer-templates.aggregate.ts';
import {
  addAnswerTemplate,
  editAnswerTemplate,
  removeAnswerTemplate,
} from '@ecrin/domain/answer-template/write-answer-template.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import { z } from 'zod';
import { noBody } from '#http/routing/path-commands.ts';

const onTemplates = {
  access: 'admin',
  answer: receipt,
  aggregate: answerTemplates,
  id: () => answerTemplatesId,
  metadata: () => ({ ownerId: '' }),
  absent: 'answer-template.not-found',
} as const;

/** Answers written beforehand, for all administrators: any of them writes, edits and removes them. */
export const answerTemplateRoutes = [
  commandRoute({
    ...onTemplates,
    method: 'post',
    path: '/answer-templates',
    summary: 'Adds a template of answers',
    params: z.object({}),
    body: addAnswerTemplateRequest,
    input: ({ body: { templateId, ...template } }, { adminId, now }) => ({ templateId, template, by: adminId, now }),
    decide: addAnswerTemplate,
  }),
  commandRoute({
    ...onTemplates,
    method: 'put',
    path: '/answer-templates/:templateId',
    summary: 'Changes a template of answers: all of it as it is to be',
    params: templateParams,
    body: editAnswerTemplateRequest,
    input: ({ params, body }, { adminId, now }) => ({ ...params, template: body, by: adminId, now }),
    decide: editAnswerTemplate,
  }),
  commandRoute({
    ...onTemplates,
    method: 'delete',
    path: '/answer-templates/:templateId',
    summary: 'Removes a template of answers; what was sent stays',
    params: templateParams,
    body: noBody,
    input: ({ params }, { adminId, now }) => ({ ...params, by: adminId, now }),
    decide: removeAnswerTemplate,
  }),
] as const;
