import type { AnsweringThoughts } from '@ecrin/contracts/conversation/conversation.ts';
import { api } from '#lib/api/api.ts';

type QuestionPath = Readonly<{ conversationId: string; questionId: string }>;
type ThoughtPath = QuestionPath & Readonly<{ thoughtId: string }>;

const pathOf = ({ conversationId, questionId }: QuestionPath): string =>
  `/conversations/${conversationId}/questions/${questionId}`;
const asidePath = (path: ThoughtPath): string => `${pathOf(path)}/set-aside/${path.thoughtId}`;

const answeringThoughtsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAnsweringThoughts: build.query<AnsweringThoughts, QuestionPath>({
      query: (path) => `${pathOf(path)}/thoughts`,
      providesTags: ['Conversation'],
    }),
    setThoughtAside: build.mutation<unknown, ThoughtPath>({
      query: (path) => ({ url: asidePath(path), method: 'PUT' }),
      invalidatesTags: ['Conversation'],
    }),
    takeThoughtBack: build.mutation<unknown, ThoughtPath>({
      query: (path) => ({ url: asidePath(path), method: 'DELETE' }),
      invalidatesTags: ['Conversation'],
    }),
  }),
});

export const { useListAnsweringThoughtsQuery, useSetThoughtAsideMutation, useTakeThoughtBackMutation } =
  answeringThoughtsApi;
