import { updateClientRequest } from '@ecrin/contracts/client.ts';
import { client } from '@ecrin/domain/client/client.aggregate.ts';
import { updateClient } from '@ecrin/domain/client/update-client.ts';
import { commandRoute } from '@ecrin/platform/route.ts';
import { z } from 'zod';

export const updateClientRoute = commandRoute({
  method: 'put',
  path: '/:clientId',
  access: 'client',
  summary: 'Changes language, push token, portrait or word list: all that is given, or nothing',
  params: z.object({ clientId: z.string().max(64) }),
  body: updateClientRequest,
  aggregate: client,
  id: ({ params }) => params.clientId,
  input: ({ params, body: { language, pushToken, words, ...portrait } }, { now }) => ({ ...params, language, pushToken, words, portrait, now }),
  decide: updateClient,
  absent: 'client.not-found',
});
