import { showToast } from '@ecrin/browser/page/toasts.ts';
import type { PhoneChannel, CodeSent, PhoneCodeRequest } from '@ecrin/contracts/client/sign-in-methods.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { submitForm } from '@ecrin/ui/field/submit-form.ts';
import { PhoneField } from '@ecrin/ui/phone-field/phone-field.tsx';
import { useMemo, useState } from 'react';
import { useIntl, FormattedMessage } from 'react-intl';
import { useProblemSentence } from '../api/problem-feedback.ts';
import { useLanguage } from '../i18n/intl.tsx';
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

/** Takes the number in any usual form; sends it as E.164. */
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

/** WhatsApp first where both are offered. */
const firstOf = (channels: readonly PhoneChannel[]) => (channels.includes('whatsapp') ? 'whatsapp' : 'sms');

const OtherChannel = ({ channel, onChoose }: Readonly<{ channel: PhoneChannel; onChoose: () => void }>) => (
  <Button look="text" onClick={onChoose}>
    <FormattedMessage {...messages.ratherBy} values={{ channel }} />
  </Button>
);

type SentTo = Readonly<{ sent: Sent; onChange: () => void }>;

const CodeSentTo = ({ sent: { channel, phone }, onChange }: SentTo) => (
  <>
    <FormattedMessage {...messages.sentBy} values={{ ...bold, channel, phone: maskPhone(phone) }} />{' '}
    <button type="button" className="link" onClick={onChange}>
      <FormattedMessage {...messages.change} />
    </button>
  </>
);

/** Sends codes: which channel is chosen, and where the last code went. */
const usePhoneCode = (channels: readonly PhoneChannel[], ask: Ask) => {
  const { formatMessage } = useIntl();
  const [channel, setChannel] = useState<PhoneChannel>(firstOf(channels));
  const [sent, setSent] = useState<Sent | null>(null);
  const send = async (phone: string, by: PhoneChannel) => {
    const { data } = await ask.run({ phone, channel: by });
    if (data) setSent({ phone, channel: by, againAt: secondsAhead(data.resendAfterSeconds) });
    return data !== undefined;
  };
  const sendAgain = async (phone: string, by: PhoneChannel) => {
    setChannel(by);
    if (await send(phone, by)) showToast({ tone: 'info', message: formatMessage(messages.resent, { sent: true }) });
  };
  const otherChannel = channels.find((offered) => offered !== channel);
  return { channel, setChannel, otherChannel, sent, forget: () => setSent(null), send, sendAgain };
};

/** The number, then the code, with what to do when the code does not arrive. */
export const PhoneProof = ({ channels, ask, prove }: PhoneProofProps) => {
  const { channel, setChannel, otherChannel, sent, forget, send, sendAgain } = usePhoneCode(channels, ask);
  if (!sent)
    return (
      <>
        <PhoneStep
          channel={channel}
          busy={ask.busy}
          problem={ask.problem}
          onPhone={(phone) => void send(phone, channel)}
        />
        {otherChannel && (
          <div className={styles['ways']}>
            <OtherChannel channel={otherChannel} onChoose={() => setChannel(otherChannel)} />
          </div>
        )}
      </>
    );
  const { phone } = sent;
  return (
    <CodeStep
      to={<CodeSentTo sent={sent} onChange={forget} />}
      prove={{ ...prove, problem: prove.problem ?? ask.problem, run: (code) => prove.run({ phone, code }) }}
      alternatives={
        <>
          <ResendButton allowedAt={sent.againAt} onResend={() => void sendAgain(phone, sent.channel)} />
          {otherChannel && <OtherChannel channel={otherChannel} onChoose={() => void sendAgain(phone, otherChannel)} />}
        </>
      }
    />
  );
};
