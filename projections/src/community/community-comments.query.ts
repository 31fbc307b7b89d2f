import {
  commentParams,
  communityPageQuery,
  communityParams,
  communityReplyList,
  communityThreadList,
} from '@ecrin/contracts/community/community.ts';
import { copyParams } from '@ecrin/contracts/community/shared-copy.ts';
import type { ModelStore, ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { clientProfileModel } from '#client-profile/client-profile.model.ts';
import { findPage } from '#inbox/find-page.ts';
import {
  communityCommentModel,
  communityCopyModel,
  communityMemberModel,
  communityModel,
  type CommunityCommentDocument,
} from './community.model.ts';
import { showComments, type Reader } from './shown-comment.ts';
import { copySources, findShownCopy } from './shown-copy.ts';
import { viewAllowed } from './stand-in-community.ts';

const firstReplies = 10;

/** In the order they were written, so a reply comes after what it answers. */
const repliesOf = (rootId: string, limit: number, cursor: string | null) => ({
  filter: { rootId, isReply: true },
  sort: [['writtenAt', 'asc']] as const,
  limit,
  cursor,
});

const joins = [communityModel, communityMemberModel, clientProfileModel];
type Comments = ModelStore<CommunityCommentDocument>;

const threadsOf = (comments: Comments, roots: readonly CommunityCommentDocument[]) =>
  Promise.all(
    roots.map(async (root) => ({
      root,
      replies: await comments.find(repliesOf(root.commentId, firstReplies, null)),
    })),
  );

/** Newest first, each with its first replies. `copyId` null: about the community itself. */
const pageOfThreads = async (
  models: Pick<ReadModels, 'open'>,
  reader: Reader,
  { copyId, cursor, limit }: Readonly<{ copyId: string | null; cursor?: string | undefined; limit: number }>,
) => {
  const comments = await models.open(communityCommentModel);
  const page = await findPage(comments, {
    filter: { communityId: reader.view.community.communityId, copyId, isReply: false },
    sort: [['writtenAt', 'desc']],
    limit,
    cursor: cursor ?? null,
  });
  if ('refused' in page) return page;
  const threads = await threadsOf(comments, page.items);
  const shown = await showComments(
    models,
    reader,
    threads.flatMap(({ root, replies }) => [root, ...replies.items]),
  );
  const items = threads.map(({ root, replies }) => ({
    comment: shown(root),
    replies: replies.items.map(shown),
    moreReplies: replies.nextCursor,
  }));
  return { items, nextCursor: page.nextCursor };
};

export const listCommunityCommentsRoute = queryRoute({
  method: 'get',
  path: '/communities/:communityId/comments',
  access: 'client',
  summary: 'Lists the comments of a community, newest first, each with its first replies',
  params: communityParams,
  query: communityPageQuery,
  answer: communityThreadList,
  model: communityCommentModel,
  joins,
  ask:
    (models) =>
    async ({ params: { communityId }, query }, { clientId, now }) => {
      const view = await viewAllowed(models, 'read-comments', { communityId, clientId });
      if ('refused' in view) return view;
      return pageOfThreads(models, { view, clientId, now }, { copyId: null, ...query });
    },
});

export const listCopyCommentsRoute = queryRoute({
  method: 'get',
  path: '/communities/:communityId/copies/:copyId/comments',
  access: 'client',
  summary: 'Lists the comments on a shared copy, newest first, each with its first replies',
  params: copyParams,
  query: communityPageQuery,
  answer: communityThreadList,
  model: communityCommentModel,
  joins: [...joins, communityCopyModel, ...copySources],
  ask:
    (models) =>
    async ({ params: { communityId, copyId }, query }, { clientId, now }) => {
      const view = await viewAllowed(models, 'read-comments', { communityId, clientId });
      if ('refused' in view) return view;
      if (!(await findShownCopy(models, { view, clientId, now }, copyId)))
        return { refused: 'community.copy-not-found' as const };
      return pageOfThreads(models, { view, clientId, now }, { copyId, ...query });
    },
});

export const listCommunityRepliesRoute = queryRoute({
  method: 'get',
  path: '/communities/:communityId/comments/:commentId/replies',
  access: 'client',
  summary: 'Lists all replies below a comment, in the order they were written',
  params: commentParams,
  query: communityPageQuery,
  answer: communityReplyList,
  model: communityCommentModel,
  joins,
  ask:
    (models) =>
    async ({ params: { communityId, commentId }, query: { cursor, limit } }, { clientId, now }) => {
      const view = await viewAllowed(models, 'read-comments', { communityId, clientId });
      if ('refused' in view) return view;
      const comments = await models.open(communityCommentModel);
      const root = await comments.get(commentId);
      if (root?.communityId !== communityId) return { refused: 'community.comment-not-found' as const };
      const page = await findPage(comments, repliesOf(commentId, limit, cursor ?? null));
      if ('refused' in page) return page;
      const shown = await showComments(models, { view, clientId, now }, page.items);
      return { items: page.items.map(shown), nextCursor: page.nextCursor };
    },
});
