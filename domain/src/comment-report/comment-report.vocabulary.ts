// Stored exactly as written here: permanent.
/** What can be reported: each kind is of a noun whose own stream obeys the decision. */
export const reportedKinds = ['comment', 'shared-copy'] as const;
export type ReportedKind = (typeof reportedKinds)[number];

/** `ownerId`: the client who wrote it. */
export type ReportedSubject = Readonly<{ kind: ReportedKind; id: string; ownerId: string }>;

/** Why it is reported, and why it is hidden. */
export const reportReasons = ['attacks-a-person', 'private-data', 'off-topic', 'advertising', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** `entrusted`: the owner of its community answers. `hidden-by-community`: there, after that; its team may show it again. */
export const reportStatuses = ['open', 'entrusted', 'kept', 'hidden', 'restored', 'hidden-by-community'] as const;
export type ReportStatus = (typeof reportStatuses)[number];

export const maxWordToAuthor = 1_000;
export const maxReasonToOwner = 1_000;

/** After that without an answer of the owner they are the administrators' again, in ms. */
export const entrustedForMs = 7 * 86_400_000;

/** What became of what was handed to the owner of a community: it was left as it is, or hidden there. */
export type OwnersAnswer = 'kept' | 'hidden';
/** Why it is the administrators' again. */
export const returnCauses = ['unanswered', 'handed-back'] as const;
export type ReturnCause = (typeof returnCauses)[number];
