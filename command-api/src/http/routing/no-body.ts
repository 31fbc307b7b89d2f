import { z } from 'zod';

/** For commands that say everything in their path: nothing, or an empty object. */
export const noBody = z.strictObject({}).optional();
