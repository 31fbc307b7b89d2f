import type { SocialProvider } from '@ecrin/contracts/client/social-provider.ts';
import { useEffect, useState } from 'react';
import { allSocialProviders } from '#lib/session/social-providers.ts';

const reasons = ['taken', 'another-linked', 'failed'] as const;
export type LinkOutcome = Readonly<{ provider: SocialProvider; refused: (typeof reasons)[number] | null }>;

/** How linking an account elsewhere ended: `?linked=google`, or `?refused=google&reason=taken`. null when none was. */
export const linkOutcomeOf = (search: string): LinkOutcome | null => {
  const told = new URLSearchParams(search);
  const of = (name: string) => allSocialProviders.find((provider) => provider === told.get(name));
  const [linked, refused] = [of('linked'), of('refused')];
  if (linked) return { provider: linked, refused: null };
  return refused
    ? { provider: refused, refused: reasons.find((reason) => reason === told.get('reason')) ?? 'failed' }
    : null;
};

/** Told once, and gone from the address so that a reload does not repeat it. */
export const useLinkOutcome = () => {
  const [outcome] = useState(() => linkOutcomeOf(window.location.search));
  useEffect(() => {
    if (outcome) window.history.replaceState(window.history.state, '', window.location.pathname);
  }, [outcome]);
  return outcome;
};
