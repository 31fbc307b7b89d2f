import type { ChatEngine } from '@ecrin/contracts/conversation/chat-engine.ts';
import type { HeardQuestion } from '@ecrin/contracts/conversation/spoken-question.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import { api } from './api.ts';

const chatEngineApi = api.injectEndpoints({
  endpoints: (build) => ({
    findChatEngine: build.query<ChatEngine, void>({ query: () => '/chat/engine', providesTags: ['Conversation'] }),
    /** The sound as it was recorded; nothing of it is stored. */
    hearQuestion: build.mutation<HeardQuestion, Readonly<{ sound: Blob; language: Language }>>({
      query: ({ sound, language }) => ({
        url: `/chat/spoken-question?language=${language}`,
        method: 'POST',
        body: sound,
        headers: { 'Content-Type': sound.type },
      }),
    }),
  }),
});

export const { useFindChatEngineQuery, useHearQuestionMutation } = chatEngineApi;
