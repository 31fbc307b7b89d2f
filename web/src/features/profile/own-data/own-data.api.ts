import type { ArchiveAddress, AskedExport, ExportOutlook } from '@ecrin/contracts/export/export.ts';
import type { MoveAddress, MoveState } from '@ecrin/contracts/export/move.ts';
import type { RecordingRetention } from '@ecrin/contracts/service-settings/recording-retention.ts';
import { api } from '#lib/api/api.ts';

/** `bytes`: what was said of its length; null: nothing. */
type Taking = Readonly<{ asked: AskedExport | null; bytes: number | null }>;
export type TakenArchive = ArchiveAddress & Pick<Taking, 'bytes'>;

/** Its tag is added here: no first screen has it. */
const dataApi = api.enhanceEndpoints({ addTagTypes: ['Move'] }).injectEndpoints({
  endpoints: (build) => ({
    findRecordingRetention: build.query<RecordingRetention, void>({ query: () => '/recording-retention' }),
    getExportOutlook: build.query<ExportOutlook, AskedExport>({
      query: (body) => ({ url: '/export/outlook', method: 'POST', body }),
    }),
    showMove: build.query<MoveState, void>({ query: () => '/export/move', providesTags: ['Move'] }),
    offerMove: build.mutation<MoveAddress, void>({
      query: () => ({ url: '/export/move', method: 'POST' }),
      invalidatesTags: ['Move'],
    }),
    withdrawMove: build.mutation<unknown, void>({
      query: () => ({ url: '/export/move', method: 'DELETE' }),
      invalidatesTags: ['Move'],
    }),
    issueExportAddress: build.mutation<TakenArchive, Taking>({
      query: ({ asked }) => ({ url: '/export', method: 'POST', ...(asked && { body: asked }) }),
      transformResponse: (address: ArchiveAddress, _meta, { bytes }) => ({ ...address, bytes }),
    }),
  }),
});

export const {
  useFindRecordingRetentionQuery,
  useGetExportOutlookQuery,
  useIssueExportAddressMutation,
  useShowMoveQuery,
  useOfferMoveMutation,
  useWithdrawMoveMutation,
} = dataApi;
