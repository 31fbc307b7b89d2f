import type {
  FetchedImport,
  FetchImportRequest,
  ImportList,
  ImportPreview,
  PreviewImportRequest,
  StartImportRequest,
} from '@ecrin/contracts/journal-import/journal-import.ts';
import { api } from '#lib/api/api.ts';

type Of<Body> = Readonly<{ importId: string; body: Body }>;

/** Its tag is added here: no first screen has it. */
const importApi = api.enhanceEndpoints({ addTagTypes: ['JournalImport'] }).injectEndpoints({
  endpoints: (build) => ({
    listImports: build.query<ImportList, void>({
      query: () => '/imports',
      providesTags: ['JournalImport'],
    }),
    previewImport: build.mutation<ImportPreview, Of<PreviewImportRequest>>({
      query: ({ importId, body }) => ({ url: `/imports/${importId}/preview`, method: 'POST', body }),
    }),
    startImport: build.mutation<unknown, Of<StartImportRequest>>({
      query: ({ importId, body }) => ({ url: `/imports/${importId}/start`, method: 'POST', body }),
      invalidatesTags: ['JournalImport'],
    }),
    giveUpImport: build.mutation<unknown, string>({
      query: (importId) => ({ url: `/imports/${importId}/file`, method: 'DELETE' }),
      invalidatesTags: ['JournalImport'],
    }),
    showFetch: build.query<FetchedImport, void>({ query: () => '/imports/fetch', providesTags: ['JournalImport'] }),
    fetchImport: build.mutation<unknown, Of<FetchImportRequest>>({
      query: ({ importId, body }) => ({ url: `/imports/${importId}/fetch`, method: 'POST', body }),
      invalidatesTags: ['JournalImport'],
    }),
    giveUpFetch: build.mutation<unknown, string>({
      query: (importId) => ({ url: `/imports/${importId}/fetch`, method: 'DELETE' }),
      invalidatesTags: ['JournalImport'],
    }),
    pauseImport: build.mutation<unknown, string>({
      query: (importId) => ({ url: `/imports/${importId}/pause`, method: 'POST' }),
      invalidatesTags: ['JournalImport'],
    }),
    resumeImport: build.mutation<unknown, string>({
      query: (importId) => ({ url: `/imports/${importId}/resume`, method: 'POST' }),
      invalidatesTags: ['JournalImport'],
    }),
    undoImport: build.mutation<unknown, string>({
      query: (importId) => ({ url: `/imports/${importId}`, method: 'DELETE' }),
      invalidatesTags: ['JournalImport'],
    }),
  }),
});

export const {
  useListImportsQuery,
  usePreviewImportMutation,
  useStartImportMutation,
  useGiveUpImportMutation,
  useShowFetchQuery,
  useFetchImportMutation,
  useGiveUpFetchMutation,
  usePauseImportMutation,
  useResumeImportMutation,
  useUndoImportMutation,
} = importApi;
