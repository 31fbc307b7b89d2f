import { thoughtParams } from '@ecrin/contracts/thought/thought.ts';
import type { SealedBlobs } from '@ecrin/platform/crypto/sealed-blobs.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { AudioTickets } from './audio-ticket.ts';
import { playAudio } from './play-audio.ts';
import { findThoughtAudio } from './thought-audio.ts';

type Services = Readonly<{ blobs: SealedBlobs; events: Pick<Events, 'readStream'>; tickets: AudioTickets }>;

/** The ticket is the permission: it identifies the client and was signed for this thought. */
export const playTicketedAudioRoute = ({ blobs, events, tickets }: Services) =>
  customRoute({
    method: 'get',
    path: '/audio/:thoughtId/:ticket',
    access: 'public',
    summary: 'Plays a sound by its ticket, whole or by ranges',
    headers: { Range: 'One byte range, to play from there' },
    bytes: 'answered',
    params: thoughtParams.extend({ ticket: z.string().max(200) }),
    handle: async ({ params: { thoughtId, ticket }, header }, { now }) => {
      const clientId = tickets.open(ticket, thoughtId, now);
      const audio = clientId === null ? null : await findThoughtAudio(events, { clientId, thoughtId });
      return clientId && audio
        ? playAudio(blobs, { clientId, audio, range: header('Range') })
        : { refused: 'recording.not-found' };
    },
  });
