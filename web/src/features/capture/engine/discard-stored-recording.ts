import { apiHost, authorisedFetch } from '#lib/api/authorised-fetch.ts';
import { recordings } from '#lib/outbox/outbox-engine.ts';

/** For good, here and on the server; what the server cannot hear of now it sweeps away itself some day. */
export const discardStoredRecording = async (recordingId: string): Promise<void> => {
  await recordings.drop(recordingId);
  await authorisedFetch(`${apiHost}/api/client/recordings/${recordingId}`, { method: 'DELETE' }).catch(() => undefined);
};
