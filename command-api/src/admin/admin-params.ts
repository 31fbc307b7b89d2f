import { z } from 'zod';

export const adminParams = z.object({ adminId: z.string().max(64) });
