import type { Consents } from '@ecrin/contracts/consent/consent.ts';
import type { ApiClient } from './api-client.ts';

/** Says yes to everything the server would send elsewhere, as somebody does who reads each and accepts it. */
export const acceptEverything = async ({ call }: Pick<ApiClient, 'call'>): Promise<void> => {
  const { items, wording } = (await call('GET', '/consents')).body as unknown as Consents;
  for (const { purpose, host, model } of items) {
    const { status } = await call('PUT', `/consents/${purpose}`, { body: { host, model, wording } });
    if (status !== 200) throw new Error(`accepting ${purpose} answered ${status}`);
  }
};
