import type { SocialProvider } from '@ecrin/contracts/client/social-provider.ts';
import { googleIcon, xBrandIcon } from '@ecrin/ui/icon/icons.ts';

/** OAuth providers a person may sign in with: name and logo. */
export const socialProviderDetails = {
  google: { name: 'Google', icon: googleIcon },
  x: { name: 'X', icon: xBrandIcon },
} as const satisfies Record<SocialProvider, unknown>;
export const allSocialProviders: readonly SocialProvider[] = ['google', 'x'];
