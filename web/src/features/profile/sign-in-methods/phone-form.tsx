import { showToast } from '@ecrin/browser/page/toasts.ts';
import type { PhoneChannel } from '@ecrin/contracts/client/sign-in-methods.ts';
import { useIntl } from 'react-intl';
import { useConfirmed } from '#lib/confirm/use-confirmed.tsx';
import { writePhone } from '#lib/proof/phone-number.ts';
import { PhoneProof } from '#lib/proof/phone-proof.tsx';
import { useChangePhoneMutation, useProvePhoneMutation } from '../profile.api.ts';
import { signInMethodMessages as messages } from './sign-in-methods.messages.ts';

export const FormattedPhone = ({ phone }: { phone: string }) => writePhone(phone);

type PhoneFormProps = Readonly<{ channels: readonly PhoneChannel[]; onDone: () => void }>;

/** A number is saved once the code sent to it was typed. */
export const PhoneForm = ({ channels, onDone }: PhoneFormProps) => {
  const { formatMessage } = useIntl();
  const [ask, asking] = useChangePhoneMutation();
  const [prove, proving] = useProvePhoneMutation();
  const { run, question } = useConfirmed();
  const done = async ({ code }: Readonly<{ code: string }>) => {
    const answer = await prove({ code });
    if (answer.error) return answer;
    showToast({ tone: 'done', message: formatMessage(messages.phoneChanged) });
    onDone();
    return answer;
  };
  return (
    <>
      <PhoneProof
        channels={channels}
        ask={{ run: (request) => run(() => ask(request)), busy: asking.isLoading, problem: asking.error }}
        prove={{ run: done, busy: proving.isLoading, problem: proving.error }}
      />
      {question}
    </>
  );
};
