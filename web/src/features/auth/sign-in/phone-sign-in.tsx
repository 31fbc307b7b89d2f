import type { PhoneChannel, PhoneSessionToken } from '@ecrin/contracts/client/sign-in-methods.ts';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { PhoneProof } from '#lib/proof/phone-proof.tsx';
import { useSignInByPhoneMutation, useSendPhoneCodeMutation } from '../auth.api.ts';

export type PhoneSignInProps = Readonly<{
  channels: readonly PhoneChannel[];
  referralCode: string | null;
  onSession: (session: PhoneSessionToken) => void;
}>;

/** Signs in by phone number, or creates the account. Loaded when chosen: the phone metadata of all countries is large. */
export const PhoneSignIn = ({ channels, referralCode, onSession }: PhoneSignInProps) => {
  const { language } = useLanguage();
  const [ask, asking] = useSendPhoneCodeMutation();
  const [signIn, signingIn] = useSignInByPhoneMutation();
  const prove = async (typed: Readonly<{ phone: string; code: string }>) => {
    const answer = await signIn({ ...typed, language, ...(referralCode !== null && { referralCode }) });
    if (answer.data) onSession(answer.data);
    return answer;
  };
  return (
    <PhoneProof
      channels={channels}
      ask={{ run: ask, busy: asking.isLoading, problem: asking.error }}
      prove={{ run: prove, busy: signingIn.isLoading, problem: signingIn.error }}
    />
  );
};
