import { reportCommentRequest, moderateCommentRequest } from '@ecrin/contracts/community/community.ts';
import { communityParams } from '@ecrin/contracts/community/community.ts';
import {
  changeCopyPublicityRequest,
  copyParams,
  pinCopyRequest,
  shareCopyRequest,
} from '@ecrin/contracts/community/shared-copy.ts';
import { commentReport, reportIdOf } from '@ecrin/domain/comment-report/comment-report.aggregate.ts';
import { reportComment } from '@ecrin/domain/comment-report/report-comment.ts';
import { communityCopy } from '@ecrin/domain/community-copy/community-copy.aggregate.ts';
import { changeCopyPublicity, moderateCopy, shareCopy, withdrawCopy } from '@ecrin/domain/community-copy/share-copy.ts';
import type { CommunityAct } from '@ecrin/domain/community/community-permissions.ts';
import { community } from '@ecrin/domain/community/community.aggregate.ts';
import { pinCopy } from '@ecrin/domain/community/pin-copy.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import type { ApiServices } from '#http/api-services.ts';
import { noBody } from '#http/routing/path-commands.ts';
import { copyClaims } from './community-claims.ts';
import { copyOfSource } from './copy-of-source.ts';
import { findSharedCopy } from './find-shared-copy.ts';
import { standAllowed } from './stand-in-community.ts';

type Services = Pick<ApiServices, 'communities' | 'events'>;
type OnCopy = Readonly<{ params: Readonly<{ communityId: string; copyId: string }> }>;
type Caller = Readonly<{ clientId: string }>;

const onCopy = {
  access: 'client',
  params: copyParams,
  aggregate: communityCopy,
  id: ({ params }: OnCopy) => params.copyId,
  absent: 'community.copy-not-found',
} as const;
const notFound = { refused: 'community.copy-not-found' } as const;

/** The copy, for whom may do `act` in its community. */
const findAllowed =
  ({ events }: Services, act: CommunityAct) =>
  async ({ params: { communityId, copyId } }: OnCopy, { clientId }: Caller) => {
    const standing = await standAllowed(events, act, { communityId, clientId });
    if ('refused' in standing) return standing;
    return (await findSharedCopy(events, { communityId, copyId })) ?? notFound;
  };

const shareCopyRoute = ({ events, communities }: Services) =>
  commandRoute({
    ...onCopy,
    method: 'post',
    path: '/communities/:communityId/copies',
    summary: 'Shares a copy of one’s own story or thought with a community; the original stays where it is',
    params: communityParams,
    body: shareCopyRequest,
    prepare: async ({ params: { communityId }, body }, { clientId }) => {
      const standing = await standAllowed(events, 'share', { communityId, clientId });
      if ('refused' in standing) return standing;
      return { copy: await copyOfSource(events, { ...body, ownerId: clientId }) };
    },
    id: ({ body }) => body.copyId,
    input: ({ params, body, found }, { clientId, now }) => ({ ...params, ...body, ...found, authorId: clientId, now }),
    claims: ({ params }, context) => copyClaims(communities, { ...params, ...context }),
    decide: shareCopy,
    absent: 'community.copy-already-exists',
  });

const isInCommunity = async ({ events }: Services, { params: { communityId, copyId } }: OnCopy): Promise<boolean> => {
  const { state } = await loadAggregate(events, communityCopy, { id: copyId });
  return state.status !== 'absent' && state.communityId === communityId;
};

/** Also by whom has left: the words stay their own. */
const ownCopyRoutes = (services: Services) => {
  const own = {
    ...onCopy,
    prepare: async (request: OnCopy) => ((await isInCommunity(services, request)) ? null : notFound),
  };
  return [
    commandRoute({
      ...own,
      method: 'delete',
      path: '/communities/:communityId/copies/:copyId',
      summary: 'Withdraws one’s own copy, for good and at once',
      body: noBody,
      input: ({ params: { copyId } }, { now }) => ({ copyId, now }),
      decide: withdrawCopy,
    }),
    commandRoute({
      ...own,
      method: 'put',
      path: '/communities/:communityId/copies/:copyId/publicity',
      summary: 'Says whether visitors read one’s own copy while it is pinned',
      body: changeCopyPublicityRequest,
      input: ({ params: { copyId }, body }, { now }) => ({ copyId, ...body, now }),
      decide: changeCopyPublicity,
    }),
  ];
};

const moderateCopyRoute = (services: Services) =>
  commandRoute({
    ...onCopy,
    method: 'put',
    path: '/communities/:communityId/copies/:copyId/hidden',
    summary: 'Hides a shared copy or shows it again, by the owner and the team',
    body: moderateCommentRequest,
    prepare: findAllowed(services, 'moderate'),
    metadata: ({ found }) => ({ ownerId: found.authorId }),
    input: ({ params: { copyId }, body }, { clientId, now }) => ({ copyId, ...body, by: clientId, now }),
    decide: moderateCopy,
  });

const subjectOf = (id: string) => ({ kind: 'shared-copy', id }) as const;

/** Into the queue of the administrators, with the reported comments. */
const reportCopyRoute = (services: Services) =>
  commandRoute({
    ...onCopy,
    method: 'put',
    path: '/communities/:communityId/copies/:copyId/report',
    summary: 'Reports a shared copy to the administrators',
    body: reportCommentRequest,
    prepare: findAllowed(services, 'read-comments'),
    aggregate: commentReport,
    id: ({ params: { copyId } }) => reportIdOf(subjectOf(copyId)),
    metadata: ({ found }) => ({ ownerId: found.authorId }),
    input: ({ params: { copyId }, body, found: { authorId } }, { clientId, now }) => ({
      reportId: reportIdOf(subjectOf(copyId)),
      subject: { ...subjectOf(copyId), ownerId: authorId },
      reporterId: clientId,
      ...body,
      now,
    }),
    decide: reportComment,
  });

const pinCopyRoute = ({ events }: Services) =>
  commandRoute({
    access: 'client',
    params: communityParams,
    aggregate: community,
    id: ({ params }) => params.communityId,
    absent: 'community.not-found',
    method: 'put',
    path: '/communities/:communityId/pin',
    summary: 'Lets a shared copy stand first on the page of the community, or none',
    body: pinCopyRequest,
    prepare: async ({ params: { communityId }, body: { copyId } }, { clientId }) => {
      const standing = await standAllowed(events, 'moderate', { communityId, clientId });
      if ('refused' in standing) return standing;
      if (copyId !== null && !(await findSharedCopy(events, { communityId, copyId }))) return notFound;
      return { ownerId: standing.community.ownerId };
    },
    metadata: ({ found }) => found,
    input: ({ params, body }, { clientId, now }) => ({ ...params, ...body, by: clientId, now }),
    decide: pinCopy,
  });

export const communityCopyRoutes = (services: Services) => [
  shareCopyRoute(services),
  ...ownCopyRoutes(services),
  moderateCopyRoute(services),
  reportCopyRoute(services),
  pinCopyRoute(services),
];
