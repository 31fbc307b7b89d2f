import { hearRecordingAnswer, hearRecordingRequest } from '@ecrin/contracts/recording/recording.ts';
import type { LiveWords } from '@ecrin/platform/ports/live-words.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';

/** Words of a recording while it is recorded. They are stored nowhere: neither here nor on the way. */
export const hearRecordingRoute = ({ live }: Readonly<{ live: Pick<LiveWords, 'listen'> | null }>) =>
  customRoute({
    method: 'put',
    path: '/recordings/:recordingId/words',
    access: 'client',
    summary: 'Listens to a recording while it is recorded, and returns the words heard so far',
    readsOnly: true,
    params: z.object({ recordingId: z.uuidv7() }),
    body: hearRecordingRequest,
    answer: hearRecordingAnswer,
    handle: async ({ params: { recordingId }, body: { language, after } }, { clientId }) => {
      const heard = await live?.listen({ ownerId: clientId, recordingId, language, after });
      const { listening, passages } = heard ?? { listening: false, passages: [] };
      return { json: { listening, passages: [...passages] }, headers: { 'Cache-Control': 'no-store' } };
    },
  });
