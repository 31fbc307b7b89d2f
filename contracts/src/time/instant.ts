import { z } from 'zod';

/** ISO 8601 in UTC with milliseconds, as it is stored and answered. */
export const instant = z.iso.datetime({ precision: 3 });
/** The same as it may be sent: with any offset and precision. */
export const givenInstant = z.iso.datetime({ offset: true }).transform((given) => new Date(given).toISOString());
