import { commentReport } from '@ecrin/domain/comment-report/comment-report.aggregate.ts';
import { communityComment } from '@ecrin/domain/community-comment/community-comment.aggregate.ts';
import { communityCopy } from '@ecrin/domain/community-copy/community-copy.aggregate.ts';
import { communityMember, communityMemberIdOf } from '@ecrin/domain/community-member/community-member.aggregate.ts';
import { isAllowed, type CommunityAct, type CommunityRole } from '@ecrin/domain/community/community-permissions.ts';
import type { ExistingCommunity } from '@ecrin/domain/community/community.aggregate.ts';
import type { CommunityMessage } from '@ecrin/domain/notification/system-message.vocabulary.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { ActivityFault } from '@ecrin/platform/workflows/workflow.ts';
import type { PostServices } from '#post-from-workflow.ts';
import type { TellCommunityInput } from './tell-community.input.ts';

/** Clients in a community, a page at a time, in the order of their ids. */
export type MemberPage = Readonly<{ clientIds: readonly string[]; nextCursor: string | null }>;
export type TellCommunityServices = PostServices &
  Readonly<{
    /** `moderators`: owner and team. null: the read model is behind. */
    listCommunityMembers: (
      asked: Readonly<{
        communityId: string;
        who: 'moderators' | 'members';
        cursor: string | null;
        limit: number;
      }>,
    ) => Promise<MemberPage | null>;
    /** Resolves once no request waits: of nobody who is using the app is anything slowed down. */
    yieldTo: () => Promise<void>;
  }>;

const pageSize = 100;

type Find = (
  services: TellCommunityServices,
  input: TellCommunityInput,
  found: ExistingCommunity,
) => Promise<MemberPage>;
const only = (...clientIds: readonly string[]): MemberPage => ({ clientIds, nextCursor: null });

/** Not of what was taken away since. */
const findAnswered: Find = async ({ events }, { subjectId, actorId }) => {
  const { state } = await loadAggregate(events, communityComment, { id: subjectId ?? '' });
  return state.status === 'shown' && state.authorId !== actorId ? only(state.authorId) : only();
};

const listMembers =
  (who: 'moderators' | 'members'): Find =>
  async ({ listCommunityMembers }, { communityId, cursor, actorId }) => {
    const page = await listCommunityMembers({ communityId, who, cursor, limit: pageSize });
    if (page === null) throw new ActivityFault('behind', 'the read model of members is behind');
    return { ...page, clientIds: page.clientIds.filter((clientId) => clientId !== actorId) };
  };

const findCopy = async ({ events }: TellCommunityServices, { subjectId }: TellCommunityInput) =>
  (await loadAggregate(events, communityCopy, { id: subjectId ?? '' })).state;

const findSharer: Find = async (services, input) => {
  const copy = await findCopy(services, input);
  return copy.status === 'shown' && copy.authorId !== input.actorId ? only(copy.authorId) : only();
};

/** Only while it is still there to be read. */
const findReaders: Find = async (services, input, found) =>
  (await findCopy(services, input)).status === 'shown' ? listMembers('members')(services, input, found) : only();

/** Only while somebody waits for an answer. */
const findModerators: Find = async (services, input, found) => {
  const id = communityMemberIdOf(input.communityId, input.actorId);
  const { status } = (await loadAggregate(services.events, communityMember, { id })).state;
  return status === 'requested' ? listMembers('moderators')(services, input, found) : only();
};

const findApplicant: Find = async (_services, { actorId }) => only(actorId);

/** Only while it is still offered to them. */
const findOffered: Find = async (_services, { subjectId }, { handover }) =>
  handover && handover.clientId === subjectId ? only(subjectId) : only();
const findNamed: Find = async (_services, { subjectId }) => (subjectId === null ? only() : only(subjectId));
const findOwner: Find = async (_services, _input, { ownerId }) => only(ownerId);

/** Only while it waits for their answer. */
const findAsked: Find = async ({ events }, { communityId, subjectId }, { ownerId }) => {
  const { state } = await loadAggregate(events, commentReport, { id: subjectId ?? '' });
  return state.status !== 'absent' && state.entrusted?.communityId === communityId ? only(ownerId) : only();
};

const finders: Readonly<Record<CommunityMessage, Find>> = {
  'community-reply': findAnswered,
  'community-comment': findSharer,
  'community-shared': findReaders,
  'community-request': findModerators,
  'community-accepted': findApplicant,
  'community-refused': findApplicant,
  'community-handover-offered': findOffered,
  'community-handover-taken': findNamed,
  'community-handover-declined': findOwner,
  'community-report': findAsked,
  'community-hidden': findNamed,
};

/** A page of those whom something concerns. Throws `ActivityFault('behind')`. */
export const findRecipients: Find = (services, input, found) => finders[input.about](services, input, found);

/** What one must be able to do there to hear of it; null: nothing. */
const neededActs: Readonly<Record<CommunityMessage, CommunityAct | null>> = {
  'community-reply': 'read-comments',
  'community-comment': 'read-comments',
  'community-shared': 'read-comments',
  'community-request': 'moderate',
  'community-accepted': 'read-comments',
  'community-refused': null,
  'community-handover-offered': 'moderate',
  'community-handover-taken': 'read-comments',
  'community-handover-declined': 'manage',
  'community-report': 'manage',
  'community-hidden': null,
};

/** Whether somebody may still hear of it: by the streams, so that nobody is told of anything who was just removed. */
export const mayHear = async (
  { events }: Pick<PostServices, 'events'>,
  found: ExistingCommunity,
  { about, communityId, clientId }: Readonly<{ about: CommunityMessage; communityId: string; clientId: string }>,
): Promise<boolean> => {
  const act = neededActs[about];
  if (act === null) return true;
  const id = communityMemberIdOf(communityId, clientId);
  const { status } = (await loadAggregate(events, communityMember, { id })).state;
  const isIn = status === 'team' || status === 'member';
  const role: CommunityRole = found.ownerId === clientId ? 'owner' : isIn ? status : 'stranger';
  return isAllowed(act, role, found.settings);
};
