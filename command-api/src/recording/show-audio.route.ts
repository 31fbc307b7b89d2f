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
    summary: 'Streams a thought’s sound, whole or by ranges',
    headers: { Range: 'One byte range, to play from there' },
    bytes: 'answered',
    params: thoughtParams,
    handle: async ({ params: { thoughtId }, header }, { clientId }) => {
      const audio = await findThoughtAudio(events, { clientId, thoughtId });
      return audio ? playAudio(blobs, { clientId, audio, range: header('Range') }) : { refused: 'thought.not-found' };
    },
  });
