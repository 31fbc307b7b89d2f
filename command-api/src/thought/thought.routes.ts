import {
  correctInsightRequest,
  editThoughtRequest,
  insightParams,
  writeThoughtRequest,
} from '@ecrin/contracts/thought/thought-requests.ts';
import { thoughtParams } from '@ecrin/contracts/thought/thought.ts';
import { receipt } from '@ecrin/contracts/transport/receipt.ts';
import { deleteThought } from '@ecrin/domain/thought/commands/delete-thought.ts';
import { pinThought, unpinThought } from '@ecrin/domain/thought/commands/pin-thought.ts';
import { restoreThought } from '@ecrin/domain/thought/commands/restore-thought.ts';
import { reviseThought } from '@ecrin/domain/thought/commands/revise-thought.ts';
import { writeThought } from '@ecrin/domain/thought/commands/write-thought.ts';
import { correctInsight } from '@ecrin/domain/thought/insights/correct-insight.ts';
import { redoInsight } from '@ecrin/domain/thought/insights/redo-insight.ts';
import { undoInsight } from '@ecrin/domain/thought/insights/undo-insight.ts';
import { thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import { requestTranscription } from '@ecrin/domain/thought/transcript/request-transcription.ts';
import { findThreadMark } from '@ecrin/domain/thread/find-thread-mark.ts';
import { thread } from '@ecrin/domain/thread/thread.aggregate.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import { z } from 'zod';
import type { ApiServices } from '#http/api-services.ts';
import { noBody, pathCommands } from '#http/routing/path-commands.ts';
import { joinUnseen, type Joined } from './two-versions.ts';
import { findZoneOfWords, type ZoneServices } from './zone-of-words.ts';

type Services = Pick<ApiServices, 'events'> & ZoneServices;

type OfThought = Readonly<{ params: Readonly<{ thoughtId: string }> }>;
const onThought = {
  aggregate: thought,
  id: ({ params }: OfThought) => params.thoughtId,
  absent: 'thought.not-found',
} as const;
const thoughtCommand = pathCommands({ ...onThought, params: thoughtParams });
const insightCommand = pathCommands({ ...onThought, params: insightParams });

const writeThoughtRoute = (services: ZoneServices) =>
  commandRoute({
    method: 'post',
    path: '/thoughts',
    access: 'client',
    summary: 'Stores a written thought',
    params: z.object({}),
    body: writeThoughtRequest,
    aggregate: thought,
    id: ({ body }) => body.thoughtId,
    prepare: async ({ body }, { clientId }) => ({ timeZone: await findZoneOfWords(services)(body.timeZone, clientId) }),
    input: ({ body: { language, answering = null, ...written }, found }, context) => ({
      ...written,
      ...found,
      answering,
      language: language ?? context.language,
      ownerId: context.clientId,
      now: context.now,
    }),
    begins: true,
    decide: writeThought,
    metadata: ({ body: { occurredAt }, found: { timeZone } }) => ({ occurredAt, timeZone }),
    absent: 'thought.already-kept',
  });

const reviseThoughtRoute = ({ events }: Pick<Services, 'events'>) =>
  commandRoute({
    ...onThought,
    method: 'put',
    path: '/thoughts/:thoughtId',
    access: 'client',
    summary: 'Edits, corrects, back-dates, labels or makes private: all given fields, or none',
    params: thoughtParams,
    body: editThoughtRequest,
    prepare: async ({ params, body: { base, content, transcript } }, { clientId }) => {
      const words = transcript ?? content;
      const isUnseen = base !== undefined && words !== undefined;
      return { joined: isUnseen ? await joinUnseen(events, { ...params, clientId, base, words }) : null };
    },
    input: ({ params, body: { occurredAt, timeZone, base: _seen, ...revised }, found: { joined } }, { now }) => ({
      ...params,
      ...revised,
      ...(joined && withJoined(revised, joined)),
      now,
      moment: occurredAt !== undefined && timeZone !== undefined ? { occurredAt, timeZone } : undefined,
    }),
    decide: reviseThought,
  });

/** The words of whichever field they are of. */
const withJoined = ({ transcript }: { transcript?: string | undefined }, { words, ...joined }: Joined) => ({
  ...joined,
  ...(transcript === undefined ? { content: words } : { transcript: words }),
});

const correctInsightRoute = commandRoute({
  ...onThought,
  method: 'put',
  path: '/thoughts/:thoughtId/insights/:field',
  access: 'client',
  summary: 'Sets one insight field in the person’s own words; no later analysis touches it',
  params: insightParams,
  body: correctInsightRequest,
  input: ({ params, body }, { now }) => ({ ...params, ...body, now }),
  decide: correctInsight,
});

/** Undoing a deletion; the thread may have become one without AI meanwhile. */
const restoreThoughtRoute = ({ events }: Pick<Services, 'events'>) =>
  commandRoute({
    ...onThought,
    method: 'post',
    path: '/thoughts/:thoughtId/restore',
    access: 'client',
    summary: 'Undoes a deletion',
    params: thoughtParams,
    body: noBody,
    answer: receipt,
    prepare: async ({ params: { thoughtId } }) => {
      const { state } = await loadAggregate(events, thought, { id: thoughtId });
      const threadId = state.status === 'deleted' ? state.before.threadId : null;
      const mark = await findThreadMark(async (id) => (await loadAggregate(events, thread, { id })).state, threadId);
      return { mark };
    },
    input: ({ params, found: { mark } }, { now }) => ({ ...params, mark, now }),
    decide: restoreThought,
  });

export const createThoughtRoutes = (services: Services) =>
  [
    writeThoughtRoute(services),
    reviseThoughtRoute(services),
    thoughtCommand('delete /thoughts/:thoughtId', 'Deletes a thought; restoring undoes it', deleteThought),
    restoreThoughtRoute(services),
    thoughtCommand('post /thoughts/:thoughtId/pin', 'Pins a thought', pinThought),
    thoughtCommand('delete /thoughts/:thoughtId/pin', 'Unpins a thought', unpinThought),
    thoughtCommand(
      'post /thoughts/:thoughtId/transcription',
      'Starts another transcription after a failure, an empty result, or 5 minutes of processing',
      requestTranscription,
    ),
    correctInsightRoute,
    insightCommand('delete /thoughts/:thoughtId/insights/:field', 'Undoes the value of one insight field', undoInsight),
    insightCommand('post /thoughts/:thoughtId/insights/:field/redo', 'Redoes the last undone value', redoInsight),
  ] as const;
