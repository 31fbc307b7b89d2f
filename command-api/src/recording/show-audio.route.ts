import { thoughtParams } from '@ecrin/contracts/thought.ts';
import type { Events } from '@ecrin/platform/events.ts';
import { customRoute } from '@ecrin/platform/route.ts';
import type { SealedBlobs } from '@ecrin/platform/sealed-blobs.ts';
import { findThoughtAudio } from './audio-of-thought.ts';
import { playAudio } from './play-audio.ts';

export const showAudioRoute = ({
  blobs,
  events,
}: Readonly<{ blobs: SealedBlobs; events: Pick<Events, 'readStream'> }>) =>
  customRoute({
    method: 'get',
    path: '/thoughts/:thoughtId/audio',
    access: 'client',
    summary: 'Plays a thought’s sound, whole or by ranges',
    headers: { Range: 'One byte range, to play from there' },
    bytes: 'answered',
    params: thoughtParams,
    handle: async ({ params: { thoughtId }, header }, { clientId }) => {
      const audio = await findThoughtAudio(events, { clientId, thoughtId });
      return audio ? playAudio(blobs, { clientId, audio, range: header('Range') }) : { refused: 'thought.not-found' };
    },
  });
