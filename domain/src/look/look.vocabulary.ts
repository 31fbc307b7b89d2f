// Stored exactly as written here: permanent.
/** What an administrator saw of a client: their page, their history, an export of it, what is spent for them, or that they are a client, when they were sought. Their words are never among it: those need an exceptional access. */
export const lookTargets = ['page', 'history', 'export', 'usage', 'search'] as const;
export type LookTarget = (typeof lookTargets)[number];
