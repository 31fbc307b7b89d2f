/** `expiresAt`: until then it can be confirmed. */
export type FollowErasureProposalInput = Readonly<{ ownerId: string; proposalId: string; expiresAt: string }>;
/** `asked`: it was confirmed, and the erasure is asked for. `kept`: the client signed in before it could be asked for. `nothing`: it was ended otherwise. */
export type FollowErasureProposalOutcome = 'asked' | 'kept' | 'expired' | 'nothing';
