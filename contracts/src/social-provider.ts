import { z } from 'zod';

/** Providers a person may sign in with. */
export const socialProviders = ['google', 'x'] as const;
export const socialProvider = z.enum(socialProviders);
export type SocialProvider = z.infer<typeof socialProvider>;
