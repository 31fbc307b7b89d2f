import type { CodeSent, PhoneChannel, PhoneCodeRequest } from '@ecrin/contracts/client/sign-in-methods.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { showToast } from '../page/toasts.ts';
import { secondsAhead } from '../time/clock.ts';
import { CodeStep, type Call } from './code-step.tsx';
import { bold } from './email-proof.tsx';
import { maskPhone } from './phone-number.ts';
import { PhoneStep } from './phone-step.tsx';
import { proofMessages as messages } from './proof.messages.ts';
import { ResendButton } from './resend-button.tsx';
import styles from './proof.module.css';

type Sent = Readonly<{ phone: string; channel: PhoneChannel; againAt: number }>;
type Ask = Omit<Call<never>, 'run'> &
  Readonly<{ run: (request: PhoneCodeRequest) => PromiseLike<Readonly<{ data?: CodeSent | undefined }>> }>;
type PhoneProofProps = Readonly<{
  channels: readonly PhoneChannel[];
  ask: Ask;
  prove: Call<Readonly<{ phone: string; code: string }>>;
}>;

/** WhatsApp first, where there is a choice: the specification names it with the phone. */
const firstOf = (channels: readonly PhoneChannel[]) => (channels.includes('whatsapp') ? 'whatsapp' : 'sms');

const OtherChannel = ({ channel, onChoose }: Readonly<{ channel: PhoneChannel; onChoose: () => void }>) => (
  <Button look="text" onClick={onChoose}>
    <FormattedMessage {...messages.ratherBy} values={{ channel }} />
  </Button>
);

/** Number, code, and what to do when the code does not come. */
export const PhoneProof = ({ channels, ask, prove }: PhoneProofProps) => {
  const { formatMessage } = useIntl();
  const [channel, setChannel] = useState<PhoneChannel>(firstOf(channels));
  const [sent, setSent] = useState<Sent | null>(null);
  const other = channels.find((offered) => offered !== channel);
  const send = async (phone: string, by: PhoneChannel) => {
    const { data } = await ask.run({ phone, channel: by });
    if (data) setSent({ phone, channel: by, againAt: secondsAhead(data.resendAfterSeconds) });
    return data !== undefined;
  };
  const sendAgain = async (phone: string, by: PhoneChannel) => {
    setChannel(by);
    if (await send(phone, by)) showToast({ tone: 'info', message: formatMessage(messages.resent) });
  };
  if (!sent)
    return (
      <>
        <PhoneStep
          channel={channel}
          busy={ask.busy}
          problem={ask.problem}
          onPhone={(phone) => void send(phone, channel)}
        />
        {other && (
          <div className={styles['ways']}>
            <OtherChannel channel={other} onChoose={() => setChannel(other)} />
          </div>
        )}
      </>
    );
  const to = (
    <FormattedMessage {...messages.sentBy} values={{ ...bold, channel: sent.channel, phone: maskPhone(sent.phone) }} />
  );
  const change = (
    <button type="button" className="link" onClick={() => setSent(null)}>
      {formatMessage(messages.change)}
    </button>
  );
  return (
    <CodeStep
      to={
        <>
          {to} {change}
        </>
      }
      prove={{ ...prove, problem: prove.problem ?? ask.problem, run: (code) => prove.run({ phone: sent.phone, code }) }}
      ways={
        <>
          <ResendButton allowedAt={sent.againAt} onResend={() => void sendAgain(sent.phone, sent.channel)} />
          {other && <OtherChannel channel={other} onChoose={() => void sendAgain(sent.phone, other)} />}
        </>
      }
    />
  );
};
