import type { ChatEngine } from '@ecrin/contracts/conversation/chat-engine.ts';
import { api } from '#lib/api/api.ts';

const chatEngineApi = api.injectEndpoints({
  endpoints: (build) => ({
    findChatEngine: build.query<ChatEngine, void>({ query: () => '/chat/engine', providesTags: ['Conversation'] }),
    /** null withdraws. */
    acceptChatEndpoint: build.mutation<unknown, string | null>({
      query: (endpoint) => ({
        url: '/chat/endpoint',
        ...(endpoint === null ? { method: 'DELETE' } : { method: 'PUT', body: { endpoint } }),
      }),
      invalidatesTags: ['Conversation'],
    }),
  }),
});

export const { useFindChatEngineQuery, useAcceptChatEndpointMutation } = chatEngineApi;
