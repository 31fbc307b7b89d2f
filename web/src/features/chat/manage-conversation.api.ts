import { api } from '#lib/api/api.ts';

const manageConversationApi = api.injectEndpoints({
  endpoints: (build) => ({
    renameConversation: build.mutation<unknown, { conversationId: string; name: string }>({
      query: ({ conversationId, name }) => ({
        url: `/conversations/${conversationId}/name`,
        method: 'PUT',
        body: { name },
      }),
      invalidatesTags: ['Conversation'],
    }),
    deleteConversation: build.mutation<unknown, string>({
      query: (conversationId) => ({ url: `/conversations/${conversationId}`, method: 'DELETE' }),
      invalidatesTags: ['Conversation'],
    }),
    restoreConversation: build.mutation<unknown, string>({
      query: (conversationId) => ({ url: `/conversations/${conversationId}/restore`, method: 'POST' }),
      invalidatesTags: ['Conversation'],
    }),
  }),
});

export const { useRenameConversationMutation, useDeleteConversationMutation, useRestoreConversationMutation } =
  manageConversationApi;
