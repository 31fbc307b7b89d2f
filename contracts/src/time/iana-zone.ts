import { isKnownZone } from '@ecrin/domain/time/known-zone.ts';
import { z } from 'zod';

/** The runtime also accepts offsets (`-01:53`): those are not zone names, and have no clock changes. */
const name = /^[A-Za-z]/;

/** Whether the runtime knows the time zone, by any of its names. */
export const isIanaZone = (zone: string): boolean => name.test(zone) && isKnownZone(zone);

export const ianaZone = z.string().max(64).refine(isIanaZone, 'IANA time zone');
/** Where words come with it: they are never refused for their zone. One the server does not know is replaced by the account's, or by UTC. */
export const zoneOfWords = z.string().max(64);
