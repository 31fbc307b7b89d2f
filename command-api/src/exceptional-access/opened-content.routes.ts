import {
  exceptionalAccessParams,
  openableThoughts,
  openableThoughtsQuery,
  openedThought,
  openedThoughtParams,
} from '@ecrin/contracts/exceptional-access/exceptional-access.ts';
import { playRecordingQuery } from '@ecrin/contracts/recording/recording.ts';
import { exceptionalAccess, openedPartKey } from '@ecrin/domain/exceptional-access/exceptional-access.aggregate.ts';
import { openedParts, type OpenedPart } from '@ecrin/domain/exceptional-access/exceptional-access.vocabulary.ts';
import { openThought } from '@ecrin/domain/exceptional-access/use-exceptional-access.ts';
import { customRoute, type CustomContext, type RefusedReply } from '@ecrin/platform/routing/route.ts';
import type { z } from 'zod';
import { playAudio } from '#recording/play-audio.ts';
import { findThoughtAudio } from '#recording/thought-audio.ts';
import { findOpenAccess, holderOf, uncached, type ExceptionalAccessServices } from './exceptional-access-services.ts';

export const listOpenableThoughtsRoute = (services: ExceptionalAccessServices) =>
  customRoute({
    method: 'get',
    path: '/clients/:clientId/exceptional-accesses/:accessId/thoughts',
    access: 'superadmin',
    summary: 'Lists the thoughts an exceptional access may open, newest first, without their words',
    params: exceptionalAccessParams,
    query: openableThoughtsQuery,
    answer: openableThoughts,
    handle: async (request, context) => {
      const open = await findOpenAccess(services, request, context);
      if ('refused' in open) return open;
      const listed = await services.content.list(request.params.clientId, request.query);
      if ('refused' in listed) return listed;
      const items = listed.items.map((card) => ({
        ...card,
        durationMs: card.audio?.durationMs ?? null,
        opened: openedParts.filter((part) => open.opened.has(openedPartKey(card.thoughtId, part))),
      }));
      return { json: openableThoughts.parse({ ...listed, items }), headers: uncached };
    },
  });

export const showOpenedThoughtRoute = (services: ExceptionalAccessServices) =>
  customRoute({
    method: 'get',
    path: '/clients/:clientId/exceptional-accesses/:accessId/thoughts/:thoughtId',
    access: 'superadmin',
    summary: 'One thought with its words, while an exceptional access is open; that it was opened is recorded first',
    params: openedThoughtParams,
    answer: openedThought,
    handle: async (request, context) => {
      const open = await findOpenAccess(services, request, context);
      if ('refused' in open) return open;
      const { clientId, thoughtId } = request.params;
      const found = await services.content.find(clientId, thoughtId);
      if ('refused' in found) return found;
      const refused = await recordOpened(services, { request, part: 'words' }, context);
      return refused ?? { json: openedThought.parse(found), headers: uncached };
    },
  });

export const playOpenedAudioRoute = (services: ExceptionalAccessServices) =>
  customRoute({
    method: 'get',
    path: '/clients/:clientId/exceptional-accesses/:accessId/thoughts/:thoughtId/audio',
    access: 'superadmin',
    summary: 'A recording of one thought, while an exceptional access is open; that it was opened is recorded first',
    headers: { Range: 'One byte range, to play from there' },
    bytes: 'answered',
    params: openedThoughtParams,
    query: playRecordingQuery,
    handle: async (request, context) => {
      const open = await findOpenAccess(services, request, context);
      if ('refused' in open) return open;
      const { clientId, thoughtId } = request.params;
      const asked = { clientId, thoughtId, recordingId: request.query.recording };
      const audio = await findThoughtAudio(services.events, asked);
      if (!audio) return { refused: 'thought.not-found' };
      if (audio === 'erased') return { refused: 'thought.sound-erased' };
      const refused = await recordOpened(services, { request, part: 'audio' }, context);
      if (refused) return refused;
      const played = await playAudio(services.blobs, { clientId, audio, range: request.header('Range') });
      return 'stream' in played
        ? { ...played, stream: whileOpen(services, { request, context }, played.stream) }
        : played;
    },
  });

type Asked = Readonly<{ request: Parameters<typeof findOpenAccess>[1]; context: CustomContext }>;

/** Cut with the end of the access, by its time or closed before: what a player has not fetched by then it does not get. */
async function* whileOpen(
  services: Pick<ExceptionalAccessServices, 'clock' | 'events'>,
  { request, context }: Asked,
  sound: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  for await (const piece of sound) {
    const now = services.clock.now().toISOString();
    if ('refused' in (await findOpenAccess(services, request, { ...context, now })))
      throw new Error('the access ended');
    yield piece;
  }
}

type Opening = Readonly<{
  request: Readonly<{ params: z.infer<typeof openedThoughtParams> }>;
  part: OpenedPart;
}>;

/** Decided on the stream once more, so that nothing is answered after the access ended meanwhile. */
const recordOpened = async (
  { execute }: ExceptionalAccessServices,
  { request, part }: Opening,
  context: CustomContext,
): Promise<RefusedReply | null> => {
  const { clientId, accessId, thoughtId } = request.params;
  const outcome = await execute({
    aggregate: exceptionalAccess,
    id: accessId,
    decide: openThought,
    input: { ...holderOf(request, context), thoughtId, part, now: context.now },
    context: { ...context.command, ownerId: clientId },
  });
  if (!('refused' in outcome)) return null;
  return { refused: outcome.refused === 'absent' ? 'exceptional-access.not-found' : outcome.refused };
};
