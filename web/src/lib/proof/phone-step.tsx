import type { PhoneChannel } from '@ecrin/contracts/client/sign-in-methods.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { submitForm } from '@ecrin/ui/field/submit-form.ts';
import { PhoneField } from '@ecrin/ui/phone-field/phone-field.tsx';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useProblemSentence } from '../api/problem-sentence.ts';
import { useLanguage } from '../i18n/intl.tsx';
import { homeCountry, phoneCountries, prefixOf, readPhone } from './phone-number.ts';
import { proofMessages as messages } from './proof.messages.ts';
import styles from './proof.module.css';

type PhoneStepProps = Readonly<{
  channel: PhoneChannel;
  busy: boolean;
  problem: unknown;
  onPhone: (phone: string) => void;
}>;

/** The number, in any form people write it; what leaves is E.164. */
export const PhoneStep = ({ channel, busy, problem, onPhone }: PhoneStepProps) => {
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
