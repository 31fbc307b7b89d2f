import type { AnswerTemplateCard, AnswerTemplateList } from '@ecrin/contracts/answer-template/answer-template.ts';
import { api } from '../api/api.ts';

/** Answers written beforehand, by title. */
export const { useListAnswerTemplatesQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    listAnswerTemplates: build.query<readonly AnswerTemplateCard[], void>({
      query: () => '/answer-templates',
      transformResponse: ({ items }: AnswerTemplateList) => items,
      providesTags: ['AnswerTemplate'],
    }),
  }),
});
