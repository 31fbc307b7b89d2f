// Stored exactly as written here: permanent.
/** What can be reported: each kind is of a noun whose own stream obeys the decision. */
export const reportedKinds = ['comment', 'shared-copy'] as const;
export type ReportedKind = (typeof reportedKinds)[number];

/** `ownerId`: the client who wrote it. */
export type ReportedSubject = Readonly<{ kind: ReportedKind; id: string; ownerId: string }>;

/** Why it is reported, and why it is hidden. */
export const reportReasons = ['attacks-a-person', 'private-data', 'off-topic', 'advertising', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reportStatuses = ['open', 'kept', 'hidden', 'restored'] as const;
export type ReportStatus = (typeof reportStatuses)[number];

export const maxWordToAuthor = 1_000;
