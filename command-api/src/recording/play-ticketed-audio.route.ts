import { playRecordingQuery } from '@ecrin/contracts/recording/recording.ts';
import { thoughtParams } from '@ecrin/contracts/thought/thought.ts';
import type { SealedBlobs } from '@ecrin/platform/crypto/sealed-blobs.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import type { AccessStore } from '@ecrin/platform/ports/sign-in/access-store.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { AudioTickets } from './audio-ticket.ts';
import { playAudio } from './play-audio.ts';
import { findThoughtAudio } from './thought-audio.ts';

type Services = Readonly<{
  blobs: SealedBlobs;
  events: Pick<Events, 'readStream'>;
  tickets: AudioTickets;
  access: Pick<AccessStore, 'findSession'>;
}>;

/** The ticket is the permission: it identifies the client and was signed for this thought. It expires with the session it was issued in. */
export const playTicketedAudioRoute = ({ blobs, events, tickets, access }: Services) =>
  customRoute({
    method: 'get',
    path: '/audio/:thoughtId/:ticket',
    access: 'public',
    summary: 'Streams a recording of a thought by its ticket, the first unless another is named, whole or by ranges',
    headers: { Range: 'One byte range, to play from there' },
    bytes: 'answered',
    params: thoughtParams.extend({ ticket: z.string().max(200) }),
    query: playRecordingQuery,
    handle: async ({ params: { thoughtId, ticket }, query: { recording: recordingId }, header }, { now }) => {
      const holder = tickets.open(ticket, thoughtId, now);
      const session = holder && (await access.findSession(holder.sessionId, now));
      const audio = session && (await findThoughtAudio(events, { clientId: holder.clientId, thoughtId, recordingId }));
      if (audio === 'erased') return { refused: 'thought.sound-erased' };
      return audio
        ? playAudio(blobs, { clientId: holder.clientId, audio, range: header('Range') })
        : { refused: 'recording.not-found' };
    },
  });
