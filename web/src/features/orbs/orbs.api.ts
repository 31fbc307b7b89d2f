import type {
  CreateOrbRequest,
  OrbDetail,
  OrbList,
  OrbWording,
  OrbWordingRequest,
  ReviseOrbRequest,
} from '@ecrin/contracts/orb/orb.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import { api } from '#lib/api/api.ts';

const orbQueries = api.injectEndpoints({
  endpoints: (build) => ({
    // Each finished run counts.
    listOrbs: build.query<OrbList, Language>({ query: () => '/orbs', providesTags: ['Orb', 'OrbRun'] }),
    findOrb: build.query<OrbDetail, Readonly<{ orbId: string; language: Language }>>({
      query: ({ orbId }) => `/orbs/${orbId}`,
      providesTags: ['Orb', 'OrbRun'],
    }),
  }),
});

const orbCommands = api.injectEndpoints({
  endpoints: (build) => ({
    createOrb: build.mutation<unknown, CreateOrbRequest>({
      query: (body) => ({ url: '/orbs', method: 'POST', body }),
      invalidatesTags: ['Orb'],
    }),
    /** A name and a description in the other language. */
    proposeWording: build.mutation<OrbWording, OrbWordingRequest>({
      query: (body) => ({ url: '/orb-wordings', method: 'POST', body }),
    }),
    reviseOrb: build.mutation<unknown, Readonly<{ orbId: string; body: ReviseOrbRequest }>>({
      query: ({ orbId, body }) => ({ url: `/orbs/${orbId}`, method: 'PUT', body }),
      invalidatesTags: ['Orb'],
    }),
    /** null: the engraved sphere again. */
    changeOrbPicture: build.mutation<unknown, Readonly<{ orbId: string; picture: Blob | null }>>({
      query: ({ orbId, picture }) =>
        picture === null
          ? { url: `/orbs/${orbId}/picture`, method: 'DELETE' }
          : {
              url: `/orbs/${orbId}/picture`,
              method: 'PUT',
              body: picture,
              headers: { 'Content-Type': picture.type },
            },
      invalidatesTags: ['Orb'],
    }),
    deleteOrb: build.mutation<unknown, string>({
      query: (orbId) => ({ url: `/orbs/${orbId}`, method: 'DELETE' }),
      invalidatesTags: ['Orb'],
    }),
    restoreOrb: build.mutation<unknown, string>({
      query: (orbId) => ({ url: `/orbs/${orbId}/restore`, method: 'POST' }),
      invalidatesTags: ['Orb'],
    }),
  }),
});

export const { useListOrbsQuery, useFindOrbQuery } = orbQueries;
export const {
  useCreateOrbMutation,
  useProposeWordingMutation,
  useReviseOrbMutation,
  useChangeOrbPictureMutation,
  useDeleteOrbMutation,
  useRestoreOrbMutation,
} = orbCommands;
