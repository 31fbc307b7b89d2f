import { useLocation } from 'wouter';
import { useLinkToken } from '#lib/session/link-token.ts';
import { OAuthReturn } from '../sign-in/oauth-return.tsx';
import { ProveEmailByCode } from './prove-email-by-code.tsx';
import { ProveEmailByLink } from './prove-email-by-link.tsx';

/** Every address with /verify in it: back from a provider, a link of ours, or the place to type a code. */
export const VerifyScreen = () => {
  const [path] = useLocation();
  const token = useLinkToken();
  if (path.includes('/verify/sign-in')) return <OAuthReturn />;
  return token === null ? <ProveEmailByCode /> : <ProveEmailByLink token={token} />;
};
