import type { CommunityComment } from '@ecrin/contracts/community/community.ts';
import { communityMemberIdOf } from '@ecrin/domain/community-member/community-member.aggregate.ts';
import { editableUntil } from '@ecrin/domain/community/comment-rules.ts';
import { isAllowed } from '@ecrin/domain/community/community-permissions.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { firstnamesOf } from './community-members.query.ts';
import {
  communityMemberModel,
  type CommunityCommentDocument,
  type CommunityMemberDocument,
} from './community.model.ts';
import { settingsOf, type CommunityView } from './stand-in-community.ts';

export type Reader = Readonly<{ view: CommunityView; clientId: string; now: string }>;
export type Author = Readonly<{ member: CommunityMemberDocument | null; firstname: string | null }>;

export const authorRoleOf = (member: CommunityMemberDocument | null): CommunityComment['author']['role'] => {
  const standing = member?.standing ?? 'outside';
  return standing === 'owner' || standing === 'team' || standing === 'member' ? standing : 'former';
};

/** Deleted, taken out by who left, or erased with an account: the same to readers. */
const isGone = ({ deleted, words, writtenAt }: CommunityCommentDocument, member: Author['member']): boolean =>
  deleted || words === null || (member !== null && member.wordsOutUntil !== null && writtenAt <= member.wordsOutUntil);

const stateOf = (comment: CommunityCommentDocument, { member }: Author): CommunityComment['state'] => {
  if (isGone(comment, member)) return 'deleted';
  return comment.hiddenByTeam || comment.hiddenByAdmin ? 'hidden' : 'shown';
};

const lastEdit = (comment: CommunityCommentDocument, { view, clientId, now }: Reader): string | null => {
  const until = editableUntil(comment.writtenAt, view.community.rules);
  return comment.ownerId === clientId && now <= until ? until : null;
};

/** Hidden words are read by who wrote them, and by owner and team. */
const mayRead = (state: CommunityComment['state'], own: boolean, moderates: boolean): boolean =>
  state === 'shown' || (state === 'hidden' && (own || moderates));

const shownComment = (comment: CommunityCommentDocument, author: Author, reader: Reader): CommunityComment => {
  const settings = settingsOf(reader.view.community);
  const can = (act: 'comment' | 'moderate') => isAllowed(act, reader.view.role, settings);
  const { commentId, parentId, rootId, depth, writtenAt, editedAt, ownerId } = comment;
  const own = ownerId === reader.clientId;
  const state = stateOf(comment, author);
  const role = authorRoleOf(author.member);
  return {
    commentId,
    parentId,
    rootId,
    depth,
    author: { firstname: role === 'former' || state === 'deleted' ? null : author.firstname, role, own },
    state,
    words: mayRead(state, own, can('moderate')) ? comment.words : null,
    writtenAt,
    editedAt,
    editableUntil: state === 'shown' && can('comment') ? lastEdit(comment, reader) : null,
    canReply: state === 'shown' && can('comment') && depth < settings.rules.replyDepth,
  };
};

/** Who wrote in a community, by their clients' ids. */
export const findAuthors = async (
  models: Pick<ReadModels, 'open'>,
  communityId: string,
  clientIds: readonly string[],
): Promise<(clientId: string) => Author> => {
  const authorIds = [...new Set(clientIds)];
  const firstnameOf = await firstnamesOf(models, authorIds);
  const members = await (
    await models.open(communityMemberModel)
  ).getMany(authorIds.map((id) => communityMemberIdOf(communityId, id)));
  return (id) => ({
    member: members.get(communityMemberIdOf(communityId, id))?.doc ?? null,
    firstname: firstnameOf(id),
  });
};

/** Some comments as one reader sees them. */
export const showComments = async (
  models: Pick<ReadModels, 'open'>,
  reader: Reader,
  comments: readonly CommunityCommentDocument[],
): Promise<(comment: CommunityCommentDocument) => CommunityComment> => {
  const authorOf = await findAuthors(
    models,
    reader.view.community.communityId,
    comments.map(({ ownerId }) => ownerId),
  );
  return (comment) => shownComment(comment, authorOf(comment.ownerId), reader);
};
