import { writeThoughtRequest } from '@ecrin/contracts/thought/thought-requests.ts';
import { writeThought } from '@ecrin/domain/thought/commands/write-thought.ts';
import { thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';

export const writeThoughtRoute = commandRoute({
  method: 'post',
  path: '/thoughts',
  access: 'client',
  summary: 'Keeps a written thought',
  params: z.object({}),
  body: writeThoughtRequest,
  aggregate: thought,
  id: ({ body }) => body.thoughtId,
  input: ({ body: { language, ...written } }, context) => ({
    ...written,
    language: language ?? context.language,
    ownerId: context.clientId,
    now: context.now,
  }),
  decide: writeThought,
  moment: ({ body }) => body,
  absent: 'thought.already-kept',
});
