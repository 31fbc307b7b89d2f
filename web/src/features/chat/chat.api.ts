import type {
  AskQuestionRequest,
  ConversationDetail,
  ConversationList,
} from '@ecrin/contracts/conversation/conversation.ts';
import { api } from '#lib/api/api.ts';

type QuestionPath = Readonly<{ conversationId: string; questionId: string }>;
type QuestionCommand = QuestionPath & Readonly<{ withoutFilters: readonly string[] }>;

const chatApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Under the query string of a search; '' lists all. */
    listConversations: build.infiniteQuery<ConversationList, string, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
      query: ({ queryArg, pageParam }) => {
        const params = new URLSearchParams(queryArg);
        if (pageParam !== null) params.set('cursor', pageParam);
        return `/conversations?${params.toString()}`;
      },
      providesTags: ['Conversation'],
    }),
    findConversation: build.query<ConversationDetail, string>({
      query: (conversationId) => `/conversations/${conversationId}`,
      providesTags: ['Conversation'],
    }),
    askQuestion: build.mutation<unknown, { conversationId: string; body: AskQuestionRequest }>({
      query: ({ conversationId, body }) => ({
        url: `/conversations/${conversationId}/questions`,
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Conversation'],
    }),
    stopAnswer: build.mutation<unknown, QuestionPath>({
      query: ({ conversationId, questionId }) => ({
        url: `/conversations/${conversationId}/questions/${questionId}/stop`,
        method: 'POST',
      }),
      invalidatesTags: ['Conversation'],
    }),
    repeatQuestion: build.mutation<unknown, QuestionCommand>({
      query: ({ conversationId, questionId, withoutFilters }) => ({
        url: `/conversations/${conversationId}/questions/${questionId}/repeat`,
        method: 'POST',
        body: { withoutFilters },
      }),
      invalidatesTags: ['Conversation'],
    }),
  }),
});

export const {
  useListConversationsInfiniteQuery,
  useFindConversationQuery,
  useAskQuestionMutation,
  useRepeatQuestionMutation,
  useStopAnswerMutation,
} = chatApi;
