import type { PhoneChannel, CodeSent, PhoneCodeRequest } from '@ecrin/contracts/client/sign-in-methods.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { submitForm } from '@ecrin/ui/field/submit-form.ts';
import { PhoneField } from '@ecrin/ui/phone-field/phone-field.tsx';
import { useMemo, useState } from 'react';
import { useIntl, FormattedMessage } from 'react-intl';
import { useProblemSentence } from '../api/problem-sentence.ts';
import { useLanguage } from '../i18n/intl.tsx';
import { showToast } from '../page/toasts.ts';
import { secondsAhead } from '../time/clock.ts';
import { CodeStep, type Call, ResendButton } from './code-step.tsx';
import { bold } from './email-proof.tsx';
import { homeCountry, phoneCountries, prefixOf, readPhone, maskPhone } from './phone-number.ts';
import { proofMessages as messages } from './proof.messages.ts';
import styles from './proof.module.css';

type PhoneStepProps = Readonly<{
  channel: PhoneChannel;
  busy: boolean;
  problem: unknown;
  onPhone: (phone: string) => void;
}>;

/** The number, in any form people write it; what leaves is E.164. */
const PhoneStep = ({ channel, busy, problem, onPhone }: PhoneStepProps) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const [country, setCountry] = useState<string>(homeCountry);
  const [wrong, setWrong] = useState(false);
  const countries = useMemo(() => phoneCountries(language), [language]);
  const sentence = useProblemSentence(problem);
  const send = (fields: FormData) => {
    const typed = fields.get('phone');
    const phone = readPhone(typeof typed === 'string' ? typed : '', country);
    setWrong(phone === null);
    if (phone !== null && !busy) onPhone(phone);
  };
  return (
    <form className={styles['form']} onSubmit={(event) => submitForm(event, send)} noValidate>
      <PhoneField
        label={formatMessage(messages.phone)}
        countryLabel={formatMessage(messages.country)}
        countries={countries}
        country={country}
        prefix={prefixOf(country)}
        onCountry={setCountry}
        error={wrong ? formatMessage(messages.phoneWrong) : null}
      />
      {sentence && <Banner tone="bad">{sentence}</Banner>}
      <Button look="primary" size="lg" block type="submit" busy={busy}>
        {formatMessage(messages.askBy, { channel })}
      </Button>
    </form>
  );
};

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
