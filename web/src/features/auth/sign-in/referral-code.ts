import { useSearchParams } from 'wouter';

/** The code of whoever shared the link, `?ref=CODE`; carried through every way in, and between the two screens. */
export const useReferralCode = () => {
  const [search] = useSearchParams();
  return search.get('ref')?.trim().slice(0, 40) || null;
};

/** Keeps the code on the way to the other screen. */
export const withReferral = (path: string, code: string | null) =>
  code === null ? path : `${path}?ref=${encodeURIComponent(code)}`;
