// Stored exactly as written here: permanent.
export const communityVisibilities = ['public', 'private'] as const;
export type CommunityVisibility = (typeof communityVisibilities)[number];

/** `validation`: the owner or the team accepts each person. */
export const joinConditions = ['open', 'validation'] as const;
export type JoinCondition = (typeof joinConditions)[number];

/** Who comments: the owner; with the team; with the members too. */
export const commentPermissions = ['owner', 'team', 'members'] as const;
export type CommentPermission = (typeof commentPermissions)[number];

/** `maxLength` in characters as a reader counts them, `editMinutes` by the server's clock, `replyDepth`: levels of replies below a comment. */
export type CommentRules = Readonly<{
  permission: CommentPermission;
  maxLength: number;
  editMinutes: number;
  replyDepth: number;
}>;

/** `indexed`: search engines may list its public page. */
export type CommunitySettings = Readonly<{
  visibility: CommunityVisibility;
  indexed: boolean;
  joinCondition: JoinCondition;
  rules: CommentRules;
}>;

export const commentLengthRange = { least: 50, most: 5_000 } as const;
export const editMinutesRange = { least: 1, most: 1_440 } as const;
export const replyDepthRange = { least: 1, most: 5 } as const;

export const maxCommunityName = 80;
export const maxCommunityPurpose = 600;
/** Open communities of one owner. */
export const maxOwnCommunities = 20;
