import {
  commentParams,
  communityParams,
  editCommentRequest,
  moderateCommentRequest,
  reportCommentRequest,
  writeCommentRequest,
} from '@ecrin/contracts/community/community.ts';
import { commentReport, reportIdOf } from '@ecrin/domain/comment-report/comment-report.aggregate.ts';
import { reportComment } from '@ecrin/domain/comment-report/report-comment.ts';
import { communityComment, type ExistingComment } from '@ecrin/domain/community-comment/community-comment.aggregate.ts';
import { deleteComment, moderateComment } from '@ecrin/domain/community-comment/moderate-comment.ts';
import { editComment, writeComment } from '@ecrin/domain/community-comment/write-comment.ts';
import type { CommunityAct } from '@ecrin/domain/community/community-permissions.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import type { ApiServices } from '#http/api-services.ts';
import { noBody } from '#http/routing/path-commands.ts';
import { findSharedCopy } from './find-shared-copy.ts';
import { standAllowed } from './stand-in-community.ts';

type Services = Pick<ApiServices, 'communities' | 'events'>;
type OnComment = Readonly<{ params: Readonly<{ communityId: string; commentId: string }> }>;
type Caller = Readonly<{ clientId: string }>;

const onComment = {
  access: 'client',
  params: commentParams,
  aggregate: communityComment,
  id: ({ params }: OnComment) => params.commentId,
  absent: 'community.comment-not-found',
} as const;

const findComment = async (
  { events }: Pick<Services, 'events'>,
  { params: { communityId, commentId } }: OnComment,
): Promise<ExistingComment | null> => {
  const { state } = await loadAggregate(events, communityComment, { id: commentId });
  return state.status !== 'absent' && state.communityId === communityId ? state : null;
};

/** The comment and its community, for whom may do `act` there. */
const findAllowed =
  (services: Services, act: CommunityAct) =>
  async (request: OnComment, { clientId }: Caller) => {
    const { communityId } = request.params;
    const standing = await standAllowed(services.events, act, { communityId, clientId });
    if ('refused' in standing) return standing;
    const comment = await findComment(services, request);
    return comment
      ? { authorId: comment.authorId, rules: standing.community.settings.rules }
      : ({ refused: 'community.comment-not-found' } as const);
  };

const findEditable = (services: Services) => async (request: OnComment, caller: Caller) => {
  const found = await findAllowed(services, 'comment')(request, caller);
  if (found.refused !== undefined) return found;
  const id = reportIdOf({ kind: 'comment', id: request.params.commentId });
  const { status } = (await loadAggregate(services.events, commentReport, { id })).state;
  return { rules: found.rules, hiddenByAdmin: status === 'hidden' };
};

const writeCommentRoute = ({ events }: Services) =>
  commandRoute({
    ...onComment,
    method: 'post',
    path: '/communities/:communityId/comments',
    summary: 'Writes a comment, or a reply to one',
    params: communityParams,
    body: writeCommentRequest,
    prepare: async ({ params: { communityId }, body: { parentId, copyId: about } }, { clientId }) => {
      const standing = await standAllowed(events, 'comment', { communityId, clientId });
      if ('refused' in standing) return standing;
      const parent = parentId === null ? null : (await loadAggregate(events, communityComment, { id: parentId })).state;
      const copyId = parent && parent.status !== 'absent' ? parent.copyId : about;
      if (copyId !== null && (await findSharedCopy(events, { communityId, copyId }))?.status !== 'shown')
        return { refused: 'community.copy-not-found' } as const;
      return { parent, copyId, rules: standing.community.settings.rules };
    },
    id: ({ body }) => body.commentId,
    input: ({ params, body, found }, { clientId, now }) => ({ ...params, ...body, ...found, authorId: clientId, now }),
    claims: (_request, { clientId, now }) => [{ cap: 'comments', ownerId: clientId, now }],
    decide: writeComment,
    absent: 'community.comment-already-exists',
  });

const ownCommentRoutes = (services: Services) => [
  commandRoute({
    ...onComment,
    method: 'put',
    path: '/communities/:communityId/comments/:commentId',
    summary: 'Edits one’s own comment within the time of the rules',
    body: editCommentRequest,
    prepare: findEditable(services),
    input: ({ params: { commentId }, body, found }, { now }) => ({ commentId, ...body, ...found, now }),
    decide: editComment,
  }),
  // Also by whom has left, or may no longer comment: the words stay their own.
  commandRoute({
    ...onComment,
    method: 'delete',
    path: '/communities/:communityId/comments/:commentId',
    summary: 'Deletes one’s own comment',
    body: noBody,
    prepare: async (request) =>
      (await findComment(services, request)) ? null : ({ refused: 'community.comment-not-found' } as const),
    input: ({ params: { commentId } }, { now }) => ({ commentId, now }),
    decide: deleteComment,
  }),
];

const moderateCommentRoute = (services: Services) =>
  commandRoute({
    ...onComment,
    method: 'put',
    path: '/communities/:communityId/comments/:commentId/hidden',
    summary: 'Hides a comment or shows it again, by the owner and the team',
    body: moderateCommentRequest,
    prepare: findAllowed(services, 'moderate'),
    metadata: ({ found }) => ({ ownerId: found.authorId }),
    input: ({ params: { commentId }, body }, { clientId, now }) => ({ commentId, ...body, by: clientId, now }),
    decide: moderateComment,
  });

/** Into the queue of the administrators. All reports of a comment belong to its author. */
const reportCommentRoute = (services: Services) =>
  commandRoute({
    ...onComment,
    method: 'put',
    path: '/communities/:communityId/comments/:commentId/report',
    summary: 'Reports a comment to the administrators',
    body: reportCommentRequest,
    prepare: findAllowed(services, 'read-comments'),
    aggregate: commentReport,
    id: ({ params: { commentId } }) => reportIdOf({ kind: 'comment', id: commentId }),
    metadata: ({ found }) => ({ ownerId: found.authorId }),
    input: ({ params: { commentId }, body, found: { authorId } }, { clientId, now }) => ({
      reportId: reportIdOf({ kind: 'comment', id: commentId }),
      subject: { kind: 'comment', id: commentId, ownerId: authorId } as const,
      reporterId: clientId,
      ...body,
      now,
    }),
    decide: reportComment,
  });

export const communityCommentRoutes = (services: Services) => [
  writeCommentRoute(services),
  ...ownCommentRoutes(services),
  moderateCommentRoute(services),
  reportCommentRoute(services),
];
