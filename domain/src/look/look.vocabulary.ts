// Stored exactly as written here: permanent.
/** What an administrator saw of a client: their page, their history, or an export of it. Their words are never among it: those need an exceptional access. */
export const lookTargets = ['page', 'history', 'export'] as const;
export type LookTarget = (typeof lookTargets)[number];
