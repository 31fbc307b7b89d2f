import { useLocation } from 'wouter';
import { useLinkToken } from '../../lib/link-token.ts';
import { ProveEmailByLink } from './prove-by-link.tsx';
import { OAuthReturn } from './sign-in-arrival.tsx';
import { ProveEmailByCode } from './verify-code.tsx';

/** Every address with /verify in it: back from a provider, a link of ours, or the place to type a code. */
export const VerifyScreen = () => {
  const [path] = useLocation();
  const token = useLinkToken();
  if (path.includes('/verify/sign-in')) return <OAuthReturn />;
  return token === null ? <ProveEmailByCode /> : <ProveEmailByLink token={token} />;
};
