/** What decisions on communities need from the read models. Counts may be behind: limits are approximate. */
export type CommunityReaders = Readonly<{
  /** The client behind a member; null: nobody there has that id. */
  clientOf: (communityId: string, memberId: string) => Promise<string | null>;
  /** Open communities of an owner. */
  countOwned: (clientId: string) => Promise<number>;
  /** Requests to join without an answer. */
  countWaiting: (clientId: string) => Promise<number>;
  /** Comments since an instant. */
  countComments: (clientId: string, since: string) => Promise<number>;
}>;
