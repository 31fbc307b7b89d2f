import {
  currentAccessAnswer,
  type CurrentAccessAnswer,
} from '@ecrin/contracts/exceptional-access/exceptional-access.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute, type RequestContext } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { endOf } from './list-looks.query.ts';
import { lookModel } from './look.model.ts';

/** Of one client, within the time one lasts. */
const mostAccesses = 20;

type Holder = Pick<RequestContext, 'adminId' | 'sessionId' | 'now'>;

/** The exceptional access the calling administrator has to a client, in this session; whether it is open is decided by its own stream. */
const findCurrentAccess =
  (models: Pick<ReadModels, 'open'>) =>
  async (clientId: string, { adminId, sessionId, now }: Holder): Promise<CurrentAccessAnswer> => {
    const { items } = await (
      await models.open(lookModel)
    ).find({ filter: { ownerId: clientId, target: 'content' }, sort: [['lookedAt', 'desc']], limit: mostAccesses });
    const current = items.find(
      ({ by, content }) => content && by === adminId && content.sessionId === sessionId && endOf(content, now) === null,
    );
    if (!current?.content) return { access: null, now };
    const { lookId: accessId, lookedAt: openedAt, content } = current;
    return { access: { accessId, cause: content.cause, openedAt, expiresAt: content.expiresAt }, now };
  };

export const findCurrentAccessRoute = queryRoute({
  method: 'get',
  path: '/clients/:clientId/exceptional-accesses/current',
  access: 'superadmin',
  summary: 'The exceptional access the caller has to a client now, if any',
  params: z.object({ clientId: z.uuidv7() }),
  query: z.object({}),
  answer: currentAccessAnswer,
  model: lookModel,
  ask:
    (models) =>
    ({ params: { clientId } }, context) =>
      findCurrentAccess(models)(clientId, context),
});
