/** The one inbox, and below it each item by its id. */
export const inboxPath = '/admin/requests';

/** An item's id in the inbox: of a request and of reports their own, of a proposed erasure with what it is before. */
export const erasureItemId = (proposalId: string): string => `erasure.${proposalId}`;
