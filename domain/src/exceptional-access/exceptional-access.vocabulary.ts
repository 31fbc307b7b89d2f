// Stored exactly as written here: permanent.
/** Why the words of a client are opened: they asked for it, something they reported, somebody is in danger, the law obliges. */
export const exceptionalCauses = ['asked-by-client', 'reported-fault', 'danger', 'legal-duty'] as const;
export type ExceptionalCause = (typeof exceptionalCauses)[number];

/** What of a thought was opened: its words and what Écrin understood of them, or its sound. */
export const openedParts = ['words', 'audio'] as const;
export type OpenedPart = (typeof openedParts)[number];

/** How long the words of one client stay open, in ms. */
export const exceptionalAccessMs = 15 * 60_000;
