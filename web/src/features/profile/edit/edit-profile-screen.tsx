import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { showToast } from '@ecrin/browser/page/toasts.ts';
import type { ClientProfile } from '@ecrin/contracts/client/client.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button, buttonLook } from '@ecrin/ui/button/button.tsx';
import { Field } from '@ecrin/ui/field/field.tsx';
import { SelectField } from '@ecrin/ui/field/select-field.tsx';
import { submitForm } from '@ecrin/ui/field/submit-form.ts';
import { Page, PageHead } from '@ecrin/ui/page/page.tsx';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'wouter';
import { useProblemSentence } from '#lib/api/problem-feedback.ts';
import { countryChoices } from '#lib/i18n/countries.ts';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { BackLink } from '#lib/navigation/back-link.tsx';
import { useUpdateClientMutation, useGetMeQuery } from '#lib/session/client.api.ts';
import { PhotoEditor } from '../photo/photo-editor.tsx';
import { ProfileLoading } from '../profile-loading.tsx';
import { profileMessages as messages } from '../profile.messages.ts';
import { fieldMessages } from './field.messages.ts';
import { profileChanges, profileLines } from './profile-fields.ts';
import styles from '../profile.module.css';

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

const ProfileFields = ({ client, nameless }: Readonly<{ client: ClientProfile; nameless: boolean }>) => {
  const { formatMessage } = useIntl();
  return (
    <div className={styles['fields']}>
      {profileLines.map(({ name, maxLength, autoComplete }) => (
        <Field
          key={name}
          label={formatMessage(fieldMessages[name])}
          name={name}
          autoComplete={autoComplete}
          maxLength={maxLength}
          defaultValue={client[name] ?? ''}
          error={name === 'firstname' && nameless ? formatMessage(fieldMessages.nameless) : null}
        />
      ))}
      <CountryField country={client.country} />
    </div>
  );
};

const ProfileForm = ({ client }: { client: ClientProfile }) => {
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
      <ProfileFields client={client} nameless={nameless} />
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

export const EditProfileScreen = () => {
  const { formatMessage } = useIntl();
  const { data: client, isError, refetch } = useGetMeQuery();
  usePageTitle(formatMessage(messages.edit));
  return (
    <Page kind="plain">
      <div>
        <BackLink />
        <PageHead title={formatMessage(messages.edit)} />
      </div>
      {client ? (
        <>
          <PhotoEditor client={client} />
          <ProfileForm client={client} />
        </>
      ) : (
        <ProfileLoading failed={isError} retry={() => void refetch()} />
      )}
    </Page>
  );
};
