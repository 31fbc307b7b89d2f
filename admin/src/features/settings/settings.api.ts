import type { ConsentCounts } from '@ecrin/contracts/consent/consent.ts';
import type { RecordingsToErase } from '@ecrin/contracts/service-settings/recording-retention.ts';
import type {
  DeliveryTest,
  EngineDetails,
  EngineTest,
  ServiceParts,
  TestDeliveryRequest,
} from '@ecrin/contracts/service-settings/service-checks.ts';
import type {
  SettingChange,
  ShownSetting,
  EnvironmentVariable,
} from '@ecrin/contracts/service-settings/service-settings.ts';
import type { Receipt } from '@ecrin/contracts/transport/receipt.ts';
import type { BudgetPreview } from '@ecrin/contracts/usage/budget-preview.ts';
import type { BudgetSetting } from '@ecrin/domain/service-settings/service-settings.vocabulary.ts';
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
    getServiceParts: build.query<ServiceParts, void>({
      query: () => '/settings/parts',
      providesTags: ['ServiceSettings'],
    }),
    countConsents: build.query<ConsentCounts, void>({ query: () => '/consents', keepUnusedDataFor: 0 }),
    countRecordingsToErase: build.query<RecordingsToErase, number>({
      query: (days) => `/settings/recordings-to-erase?days=${days}`,
      providesTags: ['ServiceSettings'],
      keepUnusedDataFor: 0,
    }),
    previewBudget: build.query<BudgetPreview, Readonly<{ setting: BudgetSetting; value: number }>>({
      query: ({ setting, value }) => `/settings/budget-preview?setting=${setting}&value=${value}`,
      providesTags: ['ServiceSettings'],
      keepUnusedDataFor: 0,
    }),
    testEngine: build.mutation<EngineTest, EngineDetails['engine']>({
      query: (engine) => ({ url: '/settings/engine-tests', method: 'POST', body: { engine } }),
    }),
    testDelivery: build.mutation<DeliveryTest, TestDeliveryRequest>({
      query: (body) => ({ url: '/settings/delivery-tests', method: 'POST', body }),
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
  useGetServicePartsQuery,
  useCountConsentsQuery,
  useCountRecordingsToEraseQuery,
  usePreviewBudgetQuery,
  useTestEngineMutation,
  useTestDeliveryMutation,
  useListSettingChangesQuery,
  useChangeSettingsMutation,
  useUndoSettingChangeMutation,
} = settingsApi;
