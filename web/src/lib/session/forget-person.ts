import type { DeviceClearedRequest } from '@ecrin/contracts/erasure/erasure.ts';
import { deviceStorage } from '@ecrin/ui/storage/device-storage.ts';
import { api } from '../api/api.ts';
import { store } from '../api/store.ts';
import { hereKey, sessionsHere } from './here-before.ts';
import { personStores } from './person-stores.ts';

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    noteDeviceCleared: build.mutation<void, Readonly<{ userId: string }> & DeviceClearedRequest>({
      query: ({ userId, ...body }) => ({ url: `/erased/${userId}`, method: 'POST', body }),
    }),
  }),
});

/**
 * Nothing of somebody whose account is erased stays on this device: then it says so, and is counted in their certificate. Where a store could not forget, or nobody
 * was reached, it says nothing, and tries again at its next visit.
 */
export const forgetPerson = async (userId: string): Promise<void> => {
  const forgotten = await Promise.allSettled(Object.values(personStores).map((forget) => forget(userId)));
  if (forgotten.some(({ status }) => status === 'rejected')) return;
  const sessionIds = [...sessionsHere(userId)];
  if (sessionIds.length === 0) return deviceStorage.removeItem(hereKey(userId));
  const said = await store.dispatch(endpoints.noteDeviceCleared.initiate({ userId, sessionIds }));
  // Once more at the next visit: a page that was open may have written a draft as it was left.
  if (!said.error) deviceStorage.setItem(hereKey(userId), '');
};
