import { communityPageQuery, communityParams } from '@ecrin/contracts/community/community.ts';
import {
  copyParams,
  sharedCopyDetail,
  sharedCopyList,
  type SharedCopyCard,
  type SharedCopyDetail,
} from '@ecrin/contracts/community/shared-copy.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { clientProfileModel } from '#client-profile/client-profile.model.ts';
import { findPage } from '#inbox/find-page.ts';
import { communityCommentModel, communityCopyModel, communityMemberModel, communityModel } from './community.model.ts';
import type { Reader } from './shown-comment.ts';
import { copySources, findShownCopy, showCopies } from './shown-copy.ts';
import { viewAllowed } from './stand-in-community.ts';

const joins = [communityModel, communityMemberModel, communityCommentModel, clientProfileModel, ...copySources];

/** Characters of the text that a list shows. */
const beginningLength = 320;

const cardOf = ({ parts, ...shown }: SharedCopyDetail): SharedCopyCard => {
  const text = parts
    .filter(({ kind }) => kind === 'paragraph')
    .map((part) => part.text)
    .join('\n\n');
  const whole = text.length <= beginningLength && parts.every(({ kind }) => kind === 'paragraph');
  return {
    ...shown,
    beginning: whole ? text : `${text.slice(0, beginningLength).replace(/(?<!\s)\s+\S*$/u, '')}…`,
    whole,
  };
};

const findPinned = async (models: Pick<ReadModels, 'open'>, reader: Reader): Promise<SharedCopyCard | null> => {
  const { pinned } = reader.view.community;
  const shown = pinned === null ? null : await findShownCopy(models, reader, pinned);
  return shown?.state === 'shown' ? cardOf(shown) : null;
};

export const listSharedCopiesRoute = queryRoute({
  method: 'get',
  path: '/communities/:communityId/copies',
  access: 'client',
  summary: 'Lists what members shared with a community: the pinned one, then the others, newest first',
  params: communityParams,
  query: communityPageQuery,
  answer: sharedCopyList,
  model: communityCopyModel,
  joins,
  ask:
    (models) =>
    async ({ params: { communityId }, query: { cursor, limit } }, { clientId, now }) => {
      const view = await viewAllowed(models, 'read-comments', { communityId, clientId });
      if ('refused' in view) return view;
      const page = await findPage(await models.open(communityCopyModel), {
        filter: { communityId, withdrawn: false },
        sort: [['sharedAt', 'desc']],
        limit,
        cursor: cursor ?? null,
      });
      if ('refused' in page) return page;
      const reader = { view, clientId, now };
      const pinned = await findPinned(models, reader);
      const others = page.items.filter(({ copyId }) => copyId !== pinned?.copyId);
      return { pinned, items: (await showCopies(models, reader, others)).map(cardOf), nextCursor: page.nextCursor };
    },
});

export const findSharedCopyRoute = queryRoute({
  method: 'get',
  path: '/communities/:communityId/copies/:copyId',
  access: 'client',
  summary: 'Shows the whole of what a member shared with a community',
  params: copyParams,
  query: z.object({}),
  answer: sharedCopyDetail,
  model: communityCopyModel,
  joins,
  ask:
    (models) =>
    async ({ params: { communityId, copyId } }, { clientId, now }) => {
      const view = await viewAllowed(models, 'read-comments', { communityId, clientId });
      if ('refused' in view) return view;
      const shown = await findShownCopy(models, { view, clientId, now }, copyId);
      return shown ?? { refused: 'community.copy-not-found' as const };
    },
});
