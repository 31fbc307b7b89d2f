import type { ApiServices, ServiceCheckServices } from '@ecrin/command-api';

/** No engine and no way out, for tests of other features. */
export const disabledChecks: Omit<ServiceCheckServices, keyof ApiServices> = {
  engines: { list: async () => [], test: async () => ({ ms: 0, model: null, heard: null, failure: 'model-missing' }) },
  deliveries: [],
  outbox: '',
  send: async () => undefined,
};
