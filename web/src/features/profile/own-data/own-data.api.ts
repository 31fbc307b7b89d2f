import type { ArchiveAddress, AskedExport, ExportOutlook } from '@ecrin/contracts/export/export.ts';
import type { RecordingRetention } from '@ecrin/contracts/service-settings/recording-retention.ts';
import { api } from '#lib/api/api.ts';

/** `bytes`: what was said of its length; null: nothing. */
type Taking = Readonly<{ asked: AskedExport | null; bytes: number | null }>;
export type TakenArchive = ArchiveAddress & Pick<Taking, 'bytes'>;

const dataApi = api.injectEndpoints({
  endpoints: (build) => ({
    findRecordingRetention: build.query<RecordingRetention, void>({ query: () => '/recording-retention' }),
    getExportOutlook: build.query<ExportOutlook, AskedExport>({
      query: (body) => ({ url: '/export/outlook', method: 'POST', body }),
    }),
    issueExportAddress: build.mutation<TakenArchive, Taking>({
      query: ({ asked }) => ({ url: '/export', method: 'POST', ...(asked && { body: asked }) }),
      transformResponse: (address: ArchiveAddress, _meta, { bytes }) => ({ ...address, bytes }),
    }),
  }),
});

export const { useFindRecordingRetentionQuery, useGetExportOutlookQuery, useIssueExportAddressMutation } = dataApi;
