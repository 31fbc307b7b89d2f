import type { EditAnswerTemplateRequest } from '@ecrin/contracts/answer-template/answer-template.ts';
import type { Receipt } from '@ecrin/contracts/transport/receipt.ts';
import { api } from '#lib/api/api.ts';

type Written = Readonly<{ templateId: string; body: EditAnswerTemplateRequest }>;
const changed = { invalidatesTags: ['AnswerTemplate'] } as const;

export const { useAddAnswerTemplateMutation, useEditAnswerTemplateMutation, useRemoveAnswerTemplateMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      addAnswerTemplate: build.mutation<Receipt, Written>({
        query: ({ templateId, body }) => ({ url: '/answer-templates', method: 'POST', body: { templateId, ...body } }),
        ...changed,
      }),
      editAnswerTemplate: build.mutation<Receipt, Written>({
        query: ({ templateId, body }) => ({ url: `/answer-templates/${templateId}`, method: 'PUT', body }),
        ...changed,
      }),
      removeAnswerTemplate: build.mutation<Receipt, string>({
        query: (templateId) => ({ url: `/answer-templates/${templateId}`, method: 'DELETE' }),
        ...changed,
      }),
    }),
  });
