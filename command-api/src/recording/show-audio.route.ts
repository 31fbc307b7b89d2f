import { playRecordingQuery } from '@ecrin/contracts/recording/recording.ts';
import { thoughtParams } from '@ecrin/contracts/thought/thought.ts';
import type { SealedBlobs } from '@ecrin/platform/crypto/sealed-blobs.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { playAudio } from './play-audio.ts';
import { findThoughtAudio } from './thought-audio.ts';

export const showAudioRoute = ({
  blobs,
  events,
}: Readonly<{ blobs: SealedBlobs; events: Pick<Events, 'readStream'> }>) =>
  customRoute({
    method: 'get',
    path: '/thoughts/:thoughtId/audio',
    access: 'client',
    summary: 'Streams a recording of a thought, the first unless another is named, whole or by ranges',
    headers: { Range: 'One byte range, to play from there' },
    bytes: 'answered',
    params: thoughtParams,
    query: playRecordingQuery,
    handle: async ({ params: { thoughtId }, query: { recording: recordingId }, header }, { clientId }) => {
      const audio = await findThoughtAudio(events, { clientId, thoughtId, recordingId });
      if (audio === 'erased') return { refused: 'thought.sound-erased' };
      return audio ? playAudio(blobs, { clientId, audio, range: header('Range') }) : { refused: 'thought.not-found' };
    },
  });
