import type { PhoneChannel, PhoneSession } from '@ecrin/contracts/client-ways-in.ts';
import { useLanguage } from '../../lib/intl.tsx';
import { PhoneProof } from '../../lib/proof/phone-proof.tsx';
import { useLogInByPhoneMutation, useSendPhoneCodeMutation } from './account.api.ts';

type PhonePaneProps = Readonly<{
  channels: readonly PhoneChannel[];
  referralCode: string | null;
  onSession: (session: PhoneSession) => void;
}>;

/** Opens the account of a number, or makes one. Fetched when it is chosen: numbers of all countries weigh something. */
export const PhonePane = ({ channels, referralCode, onSession }: PhonePaneProps) => {
  const { language } = useLanguage();
  const [ask, asking] = useSendPhoneCodeMutation();
  const [logIn, loggingIn] = useLogInByPhoneMutation();
  const prove = async (typed: Readonly<{ phone: string; code: string }>) => {
    const answer = await logIn({ ...typed, language, ...(referralCode !== null && { referralCode }) });
    if (answer.data) onSession(answer.data);
    return answer;
  };
  return (
    <PhoneProof
      channels={channels}
      ask={{ run: ask, busy: asking.isLoading, problem: asking.error }}
      prove={{ run: prove, busy: loggingIn.isLoading, problem: loggingIn.error }}
    />
  );
};
