import { openAccessesAnswer, type OpenAccessesAnswer } from '@ecrin/contracts/exceptional-access/exceptional-access.ts';
import { exceptionalAccessMs } from '@ecrin/domain/exceptional-access/exceptional-access.vocabulary.ts';
import { addMs } from '@ecrin/domain/time/instant.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { endOf } from './list-looks.query.ts';
import { lookModel } from './look.model.ts';

/** More than are ever open together. */
const most = 50;

/** Those that are open at an instant; none lasts longer than its time, so only recent ones are read. */
export const listOpenAccesses =
  (models: Pick<ReadModels, 'open'>) =>
  async (now: string): Promise<OpenAccessesAnswer> => {
    const { items } = await (
      await models.open(lookModel)
    ).find({
      filter: { target: 'content', lookedAt: { gte: addMs(now, -exceptionalAccessMs) } },
      sort: [['lookedAt', 'asc']],
      limit: most,
    });
    return {
      items: items.flatMap(({ lookId: accessId, ownerId: clientId, by, content }) =>
        content && endOf(content, now) === null ? [{ accessId, clientId, by, expiresAt: content.expiresAt }] : [],
      ),
      now,
    };
  };

export const listOpenAccessesRoute = queryRoute({
  method: 'get',
  path: '/exceptional-accesses',
  access: 'superadmin',
  summary: 'The exceptional accesses that are open now, of any superadmin',
  params: z.object({}),
  query: z.object({}),
  answer: openAccessesAnswer,
  model: lookModel,
  ask:
    (models) =>
    (_request, { now }) =>
      listOpenAccesses(models)(now),
});
