import type { PartsClearedRequest } from '@ecrin/contracts/erasure/erasure.ts';
import { api } from '../api/api.ts';
import { store } from '../api/store.ts';
import { clearAnswers } from '../kept-answers/kept-answers.ts';

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    notePartsCleared: build.mutation<void, PartsClearedRequest>({
      query: (body) => ({ url: '/erasures/devices', method: 'POST', body }),
    }),
  }),
});

/** What this device last read goes, as it may have words of what was erased. `done`: numbers of the erasures that are done: nothing that is read from then on has their words, so it says so. */
export const forgetParts = async (done: readonly string[]): Promise<void> => {
  await clearAnswers();
  if (done.length > 0) await store.dispatch(endpoints.notePartsCleared.initiate({ numbers: [...done] }));
};
