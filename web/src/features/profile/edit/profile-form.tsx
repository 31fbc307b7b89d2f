import type { ClientProfile } from '@ecrin/contracts/client/client.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button, buttonLook } from '@ecrin/ui/button/button.tsx';
import { Field } from '@ecrin/ui/field/field.tsx';
import { SelectField } from '@ecrin/ui/field/select-field.tsx';
import { submitForm } from '@ecrin/ui/field/submit-form.ts';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'wouter';
import { useProblemSentence } from '#lib/api/problem-sentence.ts';
import { countryChoices } from '#lib/i18n/countries.ts';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { showToast } from '#lib/page/toasts.ts';
import { useUpdateClientMutation } from '#lib/session/client.api.ts';
import { profileMessages as messages } from '../profile.messages.ts';
import { fieldMessages } from './field.messages.ts';
import { profileChanges, profileLines } from './profile-fields.ts';
import styles from '../profile.module.css';

/** A country one lives in, or none. */
const CountryField = ({ country }: { country: string | null }) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const choices = useMemo(() => [{ value: '', label: '–' }, ...countryChoices(language)], [language]);
  return (
    <SelectField
      label={formatMessage(fieldMessages.country)}
      name="country"
      autoComplete="country"
      defaultValue={country ?? ''}
      choices={choices}
    />
  );
};

export const ProfileForm = ({ client }: { client: ClientProfile }) => {
  const { formatMessage } = useIntl();
  const [, navigate] = useLocation();
  const [update, { isLoading: busy, error }] = useUpdateClientMutation();
  const sentence = useProblemSentence(error);
  const [nameless, setNameless] = useState(false);
  const send = async (fields: FormData) => {
    const changes = profileChanges(fields, client);
    setNameless(changes.firstname === null);
    if (busy || changes.firstname === null) return;
    if (Object.keys(changes).length > 0 && (await update({ id: client._id, body: changes })).error) return;
    showToast({ tone: 'done', message: formatMessage(messages.kept) });
    navigate('/app/profile');
  };
  return (
    <form className={styles['form']} onSubmit={(event) => submitForm(event, send)} noValidate>
      <div className={styles['fields']}>
        {profileLines.map(({ name, most, fill }) => (
          <Field
            key={name}
            label={formatMessage(fieldMessages[name])}
            name={name}
            autoComplete={fill}
            maxLength={most}
            defaultValue={client[name] ?? ''}
            error={name === 'firstname' && nameless ? formatMessage(fieldMessages.nameless) : null}
          />
        ))}
        <CountryField country={client.country} />
      </div>
      <p className="sm dim">{formatMessage(fieldMessages.elsewhere)}</p>
      {sentence && <Banner tone="bad">{sentence}</Banner>}
      <div className={styles['acts']}>
        <Button look="primary" type="submit" busy={busy}>
          {formatMessage(messages.keep)}
        </Button>
        <Link href="/app/profile" {...buttonLook()}>
          {formatMessage(fieldMessages.cancel)}
        </Link>
      </div>
    </form>
  );
};
