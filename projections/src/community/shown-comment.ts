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

type Reader = Readonly<{ view: CommunityView; clientId: string; now: string }>;
type Author = Readonly<{ member: CommunityMemberDocument | null; firstname: string | null }>;

const roleOf = (member: CommunityMemberDocument | null): CommunityComment['author']['role'] => {
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
  const role = roleOf(author.member);
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

/** Some comments as one reader sees them. */
export const showComments = async (
  models: Pick<ReadModels, 'open'>,
  reader: Reader,
  comments: readonly CommunityCommentDocument[],
): Promise<(comment: CommunityCommentDocument) => CommunityComment> => {
  const { communityId } = reader.view.community;
  const authorIds = [...new Set(comments.map(({ ownerId }) => ownerId))];
  const firstnameOf = await firstnamesOf(models, authorIds);
  const members = await (
    await models.open(communityMemberModel)
  ).getMany(authorIds.map((id) => communityMemberIdOf(communityId, id)));
  return (comment) => {
    const member = members.get(communityMemberIdOf(communityId, comment.ownerId))?.doc ?? null;
    return shownComment(comment, { member, firstname: firstnameOf(comment.ownerId) }, reader);
  };
};
