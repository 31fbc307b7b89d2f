import { Avatar } from '@ecrin/ui/avatar/avatar.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { EmptyState } from '@ecrin/ui/empty-state/empty-state.tsx';
import { Page, PageHead } from '@ecrin/ui/page/page.tsx';
import { Skeleton } from '@ecrin/ui/skeleton/skeleton.tsx';
import { Unseen } from '@ecrin/ui/unseen/unseen.tsx';
import type { ClientProfile } from '@ecrin/contracts/client.ts';
import { useIntl } from 'react-intl';
import { useGetMeQuery } from '../../lib/client.api.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { FirstnameForm } from './firstname-form.tsx';
import { LogOut } from './log-out.tsx';
import { profileMessages as messages } from './profile.messages.ts';
import { PasswordPart } from './password-part.tsx';
import { Preferences } from './preferences.tsx';
import { Sessions } from './sessions.tsx';
import { WordList } from './word-list.tsx';
import styles from './profile.module.css';

/** DD/MM/YYYY in both languages, as the specification has it. */
const dayOf = (instant: string) => new Intl.DateTimeFormat('fr', { day: '2-digit', month: '2-digit', year: 'numeric' }).format(new Date(instant));

const Who = ({ client: { firstname, picture, email, registeredAt } }: { client: ClientProfile }) => {
  const { formatMessage } = useIntl();
  return (
    <div className={styles['who']}>
      <Avatar name={firstname ?? 'User'} picture={picture} size="lg" />
      <div>
        <p className="h4">{email}</p>
        <p className="sm dim">{formatMessage(messages.since, { date: dayOf(registeredAt) })}</p>
      </div>
    </div>
  );
};

const Waiting = ({ failed, retry }: { failed: boolean; retry: () => void }) => {
  const { formatMessage } = useIntl();
  if (failed)
    return <EmptyState title={formatMessage(messages.missing)} action={<Button onClick={retry}>{formatMessage(messages.retry)}</Button>}>{formatMessage(messages.missingText)}</EmptyState>;
  return (
    <output>
      <Unseen>{formatMessage(messages.loading)}</Unseen>
      <Skeleton lines={[42, 64, 94, 94, 58]} />
    </output>
  );
};

export const ProfileScreen = () => {
  const { formatMessage } = useIntl();
  const { data: client, isError, refetch } = useGetMeQuery();
  usePageTitle(formatMessage(messages.title));
  return (
    <Page kind="plain">
      <PageHead title={formatMessage(messages.title)} />
      {client ? (
        <>
          <Who client={client} />
          <FirstnameForm client={client} />
          <Preferences />
          <WordList client={client} />
          <PasswordPart client={client} />
          <Sessions />
        </>
      ) : (
        <Waiting failed={isError} retry={() => void refetch()} />
      )}
      <LogOut />
    </Page>
  );
};
