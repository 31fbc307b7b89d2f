import type {
  SettingChange,
  ShownSetting,
  EnvironmentVariable,
} from '@ecrin/contracts/service-settings/service-settings.ts';
import type { Receipt } from '@ecrin/contracts/transport/receipt.ts';
import { api } from '#lib/api/api.ts';

type Settings = Readonly<{ settings: readonly ShownSetting[]; environment: readonly EnvironmentVariable[] }>;
type Changes = Readonly<{ items: readonly SettingChange[]; nextCursor: string | null }>;

const settingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSettings: build.query<Settings, void>({ query: () => '/settings', providesTags: ['ServiceSettings'] }),
    listSettingChanges: build.query<Changes, void>({
      query: () => '/settings/changes?limit=50',
      providesTags: ['ServiceSettings'],
    }),
    changeSettings: build.mutation<Receipt, Readonly<Record<string, unknown>>>({
      query: (changes) => ({ url: '/settings', method: 'PUT', body: { changes } }),
      invalidatesTags: ['ServiceSettings'],
    }),
    undoSettingChange: build.mutation<Receipt, number>({
      query: (change) => ({ url: `/settings/changes/${change}/undo`, method: 'POST' }),
      invalidatesTags: ['ServiceSettings'],
    }),
  }),
});

export const {
  useGetSettingsQuery,
  useListSettingChangesQuery,
  useChangeSettingsMutation,
  useUndoSettingChangeMutation,
} = settingsApi;
