/** What decisions on communities need from the read models, which may be behind. Ids of a client's: what had its place before places were counted. */
export type CommunityReaders = Readonly<{
  /** The client behind a member; null: nobody there has that id. */
  clientOf: (communityId: string, memberId: string) => Promise<string | null>;
  /** Open communities of an owner. */
  openOf: (clientId: string) => Promise<readonly string[]>;
  /** Requests to enter without an answer, by the id of the stream. */
  waitingOf: (clientId: string) => Promise<readonly string[]>;
  /** The community that an invite code opens, or opened a moment ago; null: none. */
  invitedTo: (invite: string) => Promise<string | null>;
  countMembers: (communityId: string) => Promise<number>;
  /** Copies that an author has in a community. */
  copiesOf: (communityId: string, clientId: string) => Promise<readonly string[]>;
}>;
