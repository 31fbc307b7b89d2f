import type { ClientProfile } from '@ecrin/contracts/client.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Field } from '@ecrin/ui/field/field.tsx';
import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { showToast } from '../../lib/toasts.ts';
import { profileMessages as messages } from './profile.messages.ts';
import { useKeepProfile } from './use-keep-profile.ts';
import styles from './profile.module.css';

export const FirstnameForm = ({ client }: { client: ClientProfile }) => {
  const { formatMessage } = useIntl();
  const { keep, busy } = useKeepProfile(client._id);
  const [firstname, setFirstname] = useState(client.firstname ?? '');
  const typed = firstname.trim();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (typed !== '' && typed !== client.firstname && (await keep({ firstname: typed }))) showToast({ tone: 'done', message: formatMessage(messages.kept) });
  };
  return (
    <form className={styles['inline']} onSubmit={(event) => void submit(event)}>
      <Field label={formatMessage(messages.firstname)} autoComplete="given-name" maxLength={80} value={firstname} onChange={(event) => setFirstname(event.target.value)} />
      <Button type="submit" busy={busy} disabled={typed === '' || typed === client.firstname}>{formatMessage(messages.keep)}</Button>
    </form>
  );
};
