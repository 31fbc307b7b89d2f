/** What decisions on communities need from the read models. Counts may be behind: limits are approximate. */
export type CommunityReaders = Readonly<{
  /** The client behind a member; null: nobody there has that id. */
  clientOf: (communityId: string, memberId: string) => Promise<string | null>;
  /** Open communities of an owner. */
  countOwned: (clientId: string) => Promise<number>;
  /** Requests to join without an answer. */
  countWaiting: (clientId: string) => Promise<number>;
  /** The community that an invite code opens, or opened a moment ago; null: none. */
  invitedTo: (invite: string) => Promise<string | null>;
  countMembers: (communityId: string) => Promise<number>;
  /** Copies shared since an instant. */
  countCopies: (clientId: string, since: string) => Promise<number>;
  /** Comments since an instant. */
  countComments: (clientId: string, since: string) => Promise<number>;
}>;
