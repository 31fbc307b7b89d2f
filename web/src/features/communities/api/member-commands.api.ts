import type { AnswerJoinRequest } from '@ecrin/contracts/community/community.ts';
import { api } from '#lib/api/api.ts';
import { type OfMember, changesCommunity } from './tagged-api.ts';

const memberCommandsApi = api.injectEndpoints({
  endpoints: (build) => ({
    answerJoin: build.mutation<unknown, AnswerJoinRequest & OfMember>({
      query: ({ communityId, memberId, ...body }) => ({
        url: `/communities/${communityId}/requests/${memberId}`,
        method: 'PUT',
        body,
      }),
      ...changesCommunity,
    }),
    changeRole: build.mutation<unknown, OfMember & Readonly<{ role: 'team' | 'member' }>>({
      query: ({ communityId, memberId, ...body }) => ({
        url: `/communities/${communityId}/members/${memberId}/role`,
        method: 'PUT',
        body,
      }),
      ...changesCommunity,
    }),
    blockMember: build.mutation<unknown, OfMember & Readonly<{ blocked: boolean }>>({
      query: ({ communityId, memberId, blocked }) => ({
        url: `/communities/${communityId}/members/${memberId}/block`,
        method: blocked ? 'PUT' : 'DELETE',
      }),
      ...changesCommunity,
    }),
  }),
});

export const { useAnswerJoinMutation, useChangeRoleMutation, useBlockMemberMutation } = memberCommandsApi;
