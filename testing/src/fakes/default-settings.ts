import { defaultSettings } from '@ecrin/domain/service-settings/service-settings.vocabulary.ts';
import type { CurrentSettings } from '@ecrin/platform/settings/current-settings.ts';

/** As of a service where nobody changed anything. */
export const unchangedSettings: CurrentSettings = {
  current: async () => defaultSettings,
  environment: { values: {}, variables: {} },
};
