import { thoughtParams } from '@ecrin/contracts/thought/thought.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { AudioTickets } from './audio-ticket.ts';
import { findThoughtAudio } from './thought-audio.ts';

export const issueAudioTicketRoute = ({
  events,
  tickets,
}: Readonly<{ events: Pick<Events, 'readStream'>; tickets: AudioTickets }>) =>
  customRoute({
    method: 'post',
    path: '/thoughts/:thoughtId/audio-ticket',
    access: 'client',
    summary:
      'Returns a URL that plays the first recording, and with ?recording= another, without a bearer token, for five minutes or until the session ends',
    params: thoughtParams,
    answer: z.object({ url: z.string() }),
    handle: async ({ params: { thoughtId } }, { clientId, sessionId, now }) => {
      if (sessionId === null) return { refused: 'general.unauthorized' };
      const audio = await findThoughtAudio(events, { clientId, thoughtId });
      if (audio === null) return { refused: 'thought.not-found' };
      if (audio === 'erased') return { refused: 'thought.sound-erased' };
      return {
        json: { url: `/api/client/audio/${thoughtId}/${tickets.issue(thoughtId, { clientId, sessionId }, now)}` },
      };
    },
  });
