import { apiHost, authorisedFetch } from '#lib/api/authorised-fetch.ts';
import { recordings } from '#lib/outbox/outbox-engine.ts';

/** Deletes the recording here and on the server; when the server cannot be reached, its own clean-up deletes it later. */
export const discardStoredRecording = async (recordingId: string): Promise<void> => {
  await recordings.drop(recordingId);
  await authorisedFetch(`${apiHost}/api/client/recordings/${recordingId}`, { method: 'DELETE' }).catch(() => undefined);
};
