import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';

/** The referral code of the link, `?ref=CODE`; passed to every sign-in method and between the two screens. */
export const useReferralCode = () => {
  const [search] = useSearchParams();
  return search.get('ref')?.trim().slice(0, 40) || null;
};

/** A link to the other screen, with what an invitation brought or where to go on, or with a code that was typed. */
export const usePassingOn = () => {
  const [search] = useSearchParams();
  return (path: string, code?: string): string => {
    const kept = new URLSearchParams([...search].filter(([name]) => ['ref', 'community', 'to'].includes(name)));
    if (code !== undefined) kept.set('ref', code);
    return [...kept].length === 0 ? path : `${path}?${kept.toString()}`;
  };
};

const methods = ['google', 'x', 'email', 'deactivated'] as const;
export type RefusedMethod = (typeof methods)[number];

const readRefusedMethod = (): RefusedMethod | null => {
  const given = new URLSearchParams(window.location.search).get('refused');
  return methods.find((method) => method === given) ?? null;
};

/** Which sign-in method has just failed (`?refused=`), or that the account is deactivated; removed from the address once read, so that a reload does not repeat it. */
export const useSignInRefusal = () => {
  const [refused] = useState(readRefusedMethod);
  useEffect(() => {
    const rest = new URLSearchParams(window.location.search);
    if (!rest.has('refused')) return;
    rest.delete('refused');
    const query = rest.toString();
    window.history.replaceState(window.history.state, '', window.location.pathname + (query && `?${query}`));
  }, []);
  return refused;
};
