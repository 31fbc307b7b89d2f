import { v5 as uuidV5 } from 'uuid';

/** Stored permanently: changing it would post earlier notifications again. */
const namespace = '3b1c8f0a-92d4-5c77-8e21-64d0a7f5c9b2';

/** The id of a notification is derived from its subject: the same firing again is the same notification. */
export const notificationIdOf = (source: string, moment: string): string => uuidV5(`${source}/${moment}`, namespace);
