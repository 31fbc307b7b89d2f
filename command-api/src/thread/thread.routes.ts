import { thoughtParams } from '@ecrin/contracts/thought/thought.ts';
import {
  editThreadRequest,
  fileThoughtRequest,
  mergeThreadRequest,
  moveThreadRequest,
  setThreadAiUseRequest,
  startThreadRequest,
  suggestedThreadParams,
  threadParams,
} from '@ecrin/contracts/thread/thread.ts';
import { receipt } from '@ecrin/contracts/transport/receipt.ts';
import { declineThread } from '@ecrin/domain/thought/commands/decline-thread.ts';
import { fileThought } from '@ecrin/domain/thought/commands/file-thought.ts';
import { unfileThought } from '@ecrin/domain/thought/commands/unfile-thought.ts';
import { thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import { archiveThread } from '@ecrin/domain/thread/commands/archive-thread.ts';
import { deleteThread } from '@ecrin/domain/thread/commands/delete-thread.ts';
import { editThread } from '@ecrin/domain/thread/commands/edit-thread.ts';
import { mergeThread } from '@ecrin/domain/thread/commands/merge-thread.ts';
import { moveThread } from '@ecrin/domain/thread/commands/move-thread.ts';
import { restoreThread } from '@ecrin/domain/thread/commands/restore-thread.ts';
import { setThreadAiUse } from '@ecrin/domain/thread/commands/set-thread-ai-use.ts';
import { startThread } from '@ecrin/domain/thread/commands/start-thread.ts';
import { unarchiveThread } from '@ecrin/domain/thread/commands/unarchive-thread.ts';
import { thread } from '@ecrin/domain/thread/thread.aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import { z } from 'zod';
import type { ApiServices } from '#http/api-services.ts';
import { pathCommands } from '#http/routing/path-commands.ts';
import { findOpenThread } from './find-open-thread.ts';

type Services = Pick<ApiServices, 'events'>;

const onThread = {
  access: 'client',
  params: threadParams,
  aggregate: thread,
  id: ({ params }: Readonly<{ params: Readonly<{ threadId: string }> }>) => params.threadId,
  absent: 'thread.not-found',
} as const;
const onThought = {
  access: 'client',
  params: thoughtParams,
  aggregate: thought,
  id: ({ params }: Readonly<{ params: Readonly<{ thoughtId: string }> }>) => params.thoughtId,
  absent: 'thought.not-found',
} as const;
const threadCommand = pathCommands(onThread);

const startThreadRoute = commandRoute({
  method: 'post',
  path: '/threads',
  access: 'client',
  summary: 'Starts a thread',
  params: z.object({}),
  body: startThreadRequest,
  aggregate: thread,
  id: ({ body }) => body.threadId,
  input: ({ body }, { clientId, now }) => ({ ...body, ownerId: clientId, now }),
  decide: startThread,
  absent: 'thread.already-started',
});

const editThreadRoute = commandRoute({
  ...onThread,
  method: 'put',
  path: '/threads/:threadId',
  summary: 'Sets a thread’s name, description and colour',
  body: editThreadRequest,
  input: ({ params, body }, { now }) => ({ ...params, ...body, now }),
  decide: editThread,
});

const moveThreadRoute = commandRoute({
  ...onThread,
  method: 'put',
  path: '/threads/:threadId/rank',
  summary: 'Moves a thread to another place among the client’s threads',
  body: moveThreadRequest,
  input: ({ params, body }, { now }) => ({ ...params, ...body, now }),
  decide: moveThread,
});

const setThreadAiUseRoute = commandRoute({
  ...onThread,
  method: 'put',
  path: '/threads/:threadId/ai-use',
  summary:
    'Sets whether models may read the thoughts of a thread; each thought follows, unless it has a word of its own',
  body: setThreadAiUseRequest,
  input: ({ params, body }, { now }) => ({ ...params, ...body, now }),
  decide: setThreadAiUse,
});

const mergeThreadRoute = ({ events }: Services) =>
  commandRoute({
    ...onThread,
    method: 'post',
    path: '/threads/:threadId/merge',
    summary: 'Merges a thread into another: its thoughts are listed there, and it redirects there; restoring undoes it',
    body: mergeThreadRequest,
    answer: receipt,
    prepare: ({ body }, { clientId }) => findOpenThread(events, { clientId, threadId: body.intoId }),
    input: ({ params, body }, { now }) => ({ ...params, ...body, now }),
    decide: mergeThread,
  });

const fileThoughtRoute = ({ events }: Services) =>
  commandRoute({
    ...onThought,
    method: 'put',
    path: '/thoughts/:thoughtId/thread',
    summary: 'Files a thought in a thread, and removes it from another one',
    body: fileThoughtRequest,
    answer: receipt,
    prepare: ({ body: { threadId } }, { clientId }) => findOpenThread(events, { clientId, threadId }),
    input: ({ params, body: { threadId, suggested = false }, found: { withoutAi } }, { now }) => ({
      ...params,
      threadId,
      suggested,
      withoutAi,
      now,
    }),
    decide: fileThought,
  });

/** Threads, and the thoughts filed in them. */
export const createThreadRoutes = (services: Services) =>
  [
    startThreadRoute,
    editThreadRoute,
    moveThreadRoute,
    setThreadAiUseRoute,
    threadCommand('post /threads/:threadId/archive', 'Puts a thread away; its thoughts stay in it', archiveThread),
    threadCommand('delete /threads/:threadId/archive', 'Brings an archived thread back', unarchiveThread),
    threadCommand(
      'delete /threads/:threadId',
      'Deletes a thread; its thoughts stay, in no thread; restoring undoes it',
      deleteThread,
    ),
    threadCommand(
      'post /threads/:threadId/restore',
      'Brings back a thread that was deleted or merged, with all that is filed in it',
      restoreThread,
    ),
    mergeThreadRoute(services),
    fileThoughtRoute(services),
    pathCommands(onThought)('delete /thoughts/:thoughtId/thread', 'Takes a thought out of its thread', unfileThought),
    pathCommands({ ...onThought, params: suggestedThreadParams })(
      'delete /thoughts/:thoughtId/thread-suggestion/:threadId',
      'Declines a suggested thread: it is not suggested for this thought again',
      declineThread,
    ),
  ] as const;
