import { useLocation } from 'wouter';
import { useLinkToken } from '../../lib/link-token.ts';
import { ProveByLink } from './prove-by-link.tsx';
import { SignInArrival } from './sign-in-arrival.tsx';
import { VerifyCode } from './verify-code.tsx';

/** Every address with /verify in it: back from a provider, a link of ours, or the place to type a code. */
export const VerifyScreen = () => {
  const [path] = useLocation();
  const token = useLinkToken();
  if (path.includes('/verify/sign-in')) return <SignInArrival />;
  return token === null ? <VerifyCode /> : <ProveByLink token={token} />;
};
