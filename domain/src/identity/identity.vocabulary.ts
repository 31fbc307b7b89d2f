/** Providers a person may sign in with. */
export const socialProviders = ['google', 'x'] as const;
export type SocialProvider = (typeof socialProviders)[number];
