import { socialProviders, type SocialProvider } from '@ecrin/domain/identity/identity.vocabulary.ts';
import { z } from 'zod';

export const socialProvider = z.enum(socialProviders);
export type { SocialProvider };
