import type { ReportedKind, ReportReason } from '#comment-report/comment-report.vocabulary.ts';

// Stored exactly as written here: permanent.
/**
 * What an administrator saw of a client: their page, their history, an export of it, what is spent for them, that they are a client, when they were sought, or what a list says of them that was exported. Their
 * words are never among it: those need an exceptional access. `report`: what was reported in a private community, which they wrote, reported, hold, or were answered by.
 */
export const lookTargets = ['page', 'history', 'export', 'usage', 'search', 'report', 'list'] as const;
export type LookTarget = (typeof lookTargets)[number];

/** Why somebody is told that reported words were read; `answered`: what was reported answers a comment of theirs, which was read with it. */
export const reportedRoles = ['author', 'reporter', 'community-owner', 'answered'] as const;
/** `reason`: for which they were reported last. */
export type ReportLookedAt = Readonly<{
  reportId: string;
  kind: ReportedKind;
  reason: ReportReason;
  as: (typeof reportedRoles)[number];
}>;
