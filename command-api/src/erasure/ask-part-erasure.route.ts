import {
  askedErasure,
  askPartErasureRequest,
  maxErasedAtOnce,
  partOutlook,
  partOutlookRequest,
} from '@ecrin/contracts/erasure/erasure.ts';
import { erasureNumberOf } from '@ecrin/domain/erasure/erasure-reference.ts';
import { askThoughtErasure, erasure } from '@ecrin/domain/erasure/erasure.aggregate.ts';
import type { ErasedPart } from '@ecrin/domain/erasure/erasure.events.ts';
import { thought, type Thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import { dayMs } from '@ecrin/domain/time/instant.ts';
import { loopTurn, urgency } from '@ecrin/platform/concurrency/loop-turns.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { customRoute, type CustomContext } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { requireFreshSession } from '#account/session/require-fresh-session.ts';
import type { ApiServices } from '#http/api-services.ts';
import { atLeastHeaders, waitForAtLeast } from '#http/request/at-least-position.ts';
import { receiptsOf } from './device-receipts.ts';

type Services = Pick<ApiServices, 'access' | 'erasure' | 'events' | 'execute'>;

/** There is no grace, and nothing undoes it: of one thing it is confirmed once, in words; of more, or of one after the other, as of the account, by who can show who they are. */
export const askPartErasureRoute = (services: Services) =>
  customRoute({
    method: 'post',
    path: '/erasures',
    access: 'client',
    summary: 'Erases thoughts with whatever quotes them, or the sound of recordings alone, for good',
    params: z.object({}),
    body: askPartErasureRequest,
    answer: askedErasure,
    handle: async ({ body: part }, context) => {
      const { clientId, command, newId, now } = context;
      const stale = (await needsProof(services, part, context)) ? await requireFreshSession(services, context) : null;
      if (stale) return stale;
      if (!(await areOwn(services, clientId, part))) return { refused: 'thought.not-found' };
      const erasureId = newId();
      const number = erasureNumberOf(erasureId);
      const devices = await receiptsOf(services, number, context);
      const outcome = await services.execute({
        aggregate: erasure,
        id: number,
        decide: askThoughtErasure,
        input: { ...part, number, clientId, erasureId, by: 'person', now, devices },
        context: command,
      });
      if ('refused' in outcome) return { refused: outcome.refused === 'absent' ? 'client.not-found' : outcome.refused };
      return {
        json: askedErasure.parse({ number, code: services.erasure.codeFor(number), askedAt: now, dueAt: now }),
      };
    },
  });

/** So many single things a day: a session that was taken empties no account one by one. */
const mostAlone = 5;

const needsProof = async (
  { access }: Pick<Services, 'access'>,
  { thoughtIds, sounds }: ErasedPart,
  { clientId, now }: Pick<CustomContext, 'clientId' | 'now'>,
): Promise<boolean> => {
  if (thoughtIds.length + sounds.length > 1) return true;
  const counted = { key: `erasure/${clientId}`, limit: mostAlone, windowMs: dayMs, now };
  return !(await access.countAttempt(counted)).allowed;
};

/** Deleted thoughts too; none that is erased. */
const areOwn = async (
  { events }: Pick<Services, 'events'>,
  clientId: string,
  { thoughtIds, sounds }: ErasedPart,
): Promise<boolean> => {
  const stateOf = async (id: string) => {
    // A thousand at most: others are answered in between.
    await loopTurn(() => urgency.awaited);
    return (await loadAggregate(events, thought, { id })).state;
  };
  for (const id of new Set(thoughtIds)) {
    const state = await stateOf(id);
    if (thought.ownerOf(state) !== clientId || state.status === 'erased') return false;
  }
  for (const { thoughtId, recordingId } of sounds) {
    const state = await stateOf(thoughtId);
    if (thought.ownerOf(state) !== clientId || !hasSoundInWords(state, recordingId)) return false;
  }
  return true;
};

/** Before it is in words, its sound is all there is. */
const hasSoundInWords = (state: Thought, recordingId: string): boolean =>
  state.status === 'active' &&
  state.recordings.some(
    (one) => one.recordingId === recordingId && one.erasedAt === null && one.transcript.status !== 'processing',
  );

export const showPartOutlookRoute = ({ erasure, waitFor }: Pick<ApiServices, 'erasure' | 'waitFor'>) =>
  customRoute({
    method: 'post',
    path: '/erasures/outlook',
    access: 'client',
    summary:
      'Which thoughts these are, those of a thread or of days; what has their words, and would lose them with them',
    params: z.object({}),
    body: partOutlookRequest,
    answer: partOutlook,
    headers: atLeastHeaders,
    handle: async (request, { clientId: ownerId }) => {
      const { body } = request;
      const met = await waitForAtLeast({ waitFor }, ['thought-card', 'thread', 'activity'], request);
      const thoughtIds =
        'thoughtIds' in body
          ? body.thoughtIds
          : await erasure.selectedOf({ ownerId, selection: body, max: maxErasedAtOnce });
      if (thoughtIds === null) return { refused: 'thought.too-many-to-erase' };
      const quoted = await erasure.quotedOf({ ownerId, thoughtIds });
      if (quoted === null) return { refused: 'general.busy' };
      return {
        json: partOutlook.parse({ thoughtIds, ...quoted }),
        headers: { ...met, 'Cache-Control': 'no-store' },
      };
    },
  });
