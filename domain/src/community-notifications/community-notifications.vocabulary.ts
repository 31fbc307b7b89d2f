// Stored exactly as written here: permanent.
/** `things`: something is shared there. `replies`: an answer to one's comment. `requests`: somebody asks to enter, for owner and team. `digest`: it is part of the mail of the week. */
export const communityNotices = ['things', 'replies', 'requests', 'digest'] as const;
export type CommunityNotice = (typeof communityNotices)[number];

/** What a client is told of one community, on the channels that they chose for the kind. */
export type CommunityNoticeChoice = Readonly<Record<CommunityNotice, boolean>>;

export const defaultCommunityNotices: CommunityNoticeChoice = {
  things: true,
  replies: true,
  requests: true,
  digest: false,
};

/** As it was stored, with the defaults of what did not exist then. */
export const withNewNotices = (choice: Partial<CommunityNoticeChoice>): CommunityNoticeChoice => ({
  ...defaultCommunityNotices,
  ...choice,
});
