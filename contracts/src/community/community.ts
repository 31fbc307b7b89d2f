import {
  commentLengthRange,
  commentPermissions,
  communityVisibilities,
  joinConditions,
  maxCommunityName,
  maxCommunityPurpose,
} from '@ecrin/domain/community/community.vocabulary.ts';
import { z } from 'zod';
import { reportReasons } from '#comment-report/comment-report.ts';
import { givenLine } from '#text/given-line.ts';
import { givenText } from '#text/given-text.ts';

export { maxCommunityName, maxCommunityPurpose };

export const maxJoinWords = 500;

export const communityParams = z.object({ communityId: z.uuidv7() });
export const memberParams = communityParams.extend({ memberId: z.uuid() });
export const commentParams = communityParams.extend({ commentId: z.uuidv7() });
/** As invite codes are made: long and random. */
const invite = z.string().regex(/^[\w-]{20,64}$/);
export const inviteParams = z.object({ invite });

/** Ranges are the domain's: out of range is a refusal with its own sentence. */
export const communitySettings = z.strictObject({
  visibility: z.enum(communityVisibilities),
  joinCondition: z.enum(joinConditions),
  indexed: z.boolean().default(false),
  rules: z.strictObject({
    permission: z.enum(commentPermissions),
    maxLength: z.number(),
    editMinutes: z.number(),
    replyDepth: z.number(),
  }),
});
const described = {
  name: givenLine(maxCommunityName),
  purpose: givenText(maxCommunityPurpose),
  settings: communitySettings,
};
/** `POST /api/client/communities` → a receipt. */
export const openCommunityRequest = z.strictObject({ communityId: z.uuidv7(), ...described });
export type OpenCommunityRequest = z.infer<typeof openCommunityRequest>;
/** `PUT …/communities/{communityId}`: all settings as they should be. */
export const changeCommunityRequest = z.strictObject(described);
export type ChangeCommunityRequest = z.infer<typeof changeCommunityRequest>;
/** `POST …/join`: enters, or asks to. `invite`: the code of the link it came by, needed for a private one. */
export const joinCommunityRequest = z.strictObject({
  invite: invite.nullable(),
  words: givenText(maxJoinWords).nullable(),
});
export type JoinCommunityRequest = z.infer<typeof joinCommunityRequest>;
/** `PUT …/requests/{memberId}`. */
export const answerJoinRequest = z.strictObject({
  answer: z.enum(['accepted', 'refused']),
  words: givenText(maxJoinWords).nullable(),
});
export type AnswerJoinRequest = z.infer<typeof answerJoinRequest>;
/** `PUT …/handover`: to one of the team. */
export const offerHandoverRequest = z.strictObject({ memberId: z.uuid() });
export const changeRoleRequest = z.strictObject({ role: z.enum(['team', 'member']) });
/** `POST …/leave`. */
export const leaveCommunityRequest = z.strictObject({ wordsTakenOut: z.boolean() });

/** Longer than any rule allows; the rule counts as readers do. */
const commentWords = givenText(commentLengthRange.most * 12);
export const writeCommentRequest = z.strictObject({
  commentId: z.uuidv7(),
  parentId: z.uuidv7().nullable(),
  copyId: z.uuidv7().nullable().default(null),
  words: commentWords,
});
export type WriteCommentRequest = z.input<typeof writeCommentRequest>;
export const editCommentRequest = z.strictObject({ words: commentWords });
export const moderateCommentRequest = z.strictObject({ hidden: z.boolean() });
export const reportCommentRequest = z.strictObject({ reason: z.enum(reportReasons) });
export type ReportCommentRequest = z.infer<typeof reportCommentRequest>;

export const communityPageQuery = z.object({
  cursor: z.string().max(400).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
});

/** Of the caller. `requested`: waits for an answer. */
export const communityStandings = ['owner', 'team', 'member', 'requested', 'outside'] as const;
const standing = z.enum(communityStandings);
export type CommunityStanding = z.infer<typeof standing>;

const card = {
  communityId: z.string(),
  name: z.string(),
  purpose: z.string(),
  visibility: z.enum(communityVisibilities),
  standing,
};
export const communityCard = z.object(card);
export const communityList = z.object({ items: z.array(communityCard), nextCursor: z.string().nullable() });
export type CommunityList = z.infer<typeof communityList>;

/** `owner`: their first name, null once erased. `members`: how many. `can`: what the caller may do. `handover`: to whom it is offered, for the owner and for whom it is. `publicLink`: where visitors read about a public one. `inviteLink`, `waiting` (requests): for owner and team only. `answer`: the latest word to the caller. */
export const communityDetail = z.object({
  ...card,
  settings: communitySettings,
  owner: z.string().nullable(),
  members: z.number().int(),
  can: z.object({
    readComments: z.boolean(),
    enter: z.boolean(),
    ask: z.boolean(),
    comment: z.boolean(),
    share: z.boolean(),
    moderate: z.boolean(),
    manage: z.boolean(),
  }),
  handover: z.object({ firstname: z.string().nullable(), toYou: z.boolean() }).nullable(),
  publicLink: z.string().nullable(),
  inviteLink: z.string().nullable(),
  waiting: z.number().int().nullable(),
  answer: z.string().nullable(),
});
export type CommunityDetail = z.infer<typeof communityDetail>;

/** Members see each other's first name only; null once erased. */
export const communityMember = z.object({
  memberId: z.string(),
  firstname: z.string().nullable(),
  role: z.enum(['owner', 'team', 'member', 'blocked']),
  since: z.string(),
  own: z.boolean(),
});
export type CommunityMember = z.infer<typeof communityMember>;
export const communityMemberQuery = communityPageQuery.extend({ blocked: z.enum(['true', 'false']).default('false') });
export const communityMemberList = z.object({ items: z.array(communityMember), nextCursor: z.string().nullable() });
export type CommunityMemberList = z.infer<typeof communityMemberList>;

export const joinRequest = z.object({
  memberId: z.string(),
  firstname: z.string().nullable(),
  words: z.string().nullable(),
  since: z.string(),
});
export type JoinRequest = z.infer<typeof joinRequest>;
export const joinRequestList = z.object({ items: z.array(joinRequest), nextCursor: z.string().nullable() });
export type JoinRequestList = z.infer<typeof joinRequestList>;

/** `words` null where they are not shown: deleted, hidden, taken out or erased. `author.role` `former`: left. `editableUntil` null: not by the caller. */
export const communityComment = z.object({
  commentId: z.string(),
  parentId: z.string().nullable(),
  rootId: z.string(),
  depth: z.number().int(),
  author: z.object({
    firstname: z.string().nullable(),
    role: z.enum(['owner', 'team', 'member', 'former']),
    own: z.boolean(),
  }),
  state: z.enum(['shown', 'hidden', 'deleted']),
  words: z.string().nullable(),
  writtenAt: z.string(),
  editedAt: z.string().nullable(),
  editableUntil: z.string().nullable(),
  canReply: z.boolean(),
});
export type CommunityComment = z.infer<typeof communityComment>;
/** Comments newest first, each with its first replies in order: `moreReplies` continues those of one. */
export const communityThread = z.object({
  comment: communityComment,
  replies: z.array(communityComment),
  moreReplies: z.string().nullable(),
});
export type CommunityThread = z.infer<typeof communityThread>;
export const communityThreadList = z.object({ items: z.array(communityThread), nextCursor: z.string().nullable() });
export type CommunityThreadList = z.infer<typeof communityThreadList>;
export const communityReplyList = z.object({ items: z.array(communityComment), nextCursor: z.string().nullable() });
export type CommunityReplyList = z.infer<typeof communityReplyList>;
