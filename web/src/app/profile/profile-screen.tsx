import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { shortDate } from '@ecrin/browser/time/short-date.ts';
import type { ClientProfile } from '@ecrin/contracts/client/client.ts';
import { Avatar } from '@ecrin/ui/avatar/avatar.tsx';
import { buttonLook } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { pencilIcon } from '@ecrin/ui/icon/icons.ts';
import { Page } from '@ecrin/ui/page/page.tsx';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { ProfileLoading } from '#features/profile/profile-loading.tsx';
import { profileMessages as messages } from '#features/profile/profile.messages.ts';
import { useUnsentThoughts } from '#features/year/use-year-figures.ts';
import { useGetNotificationSetUpQuery } from '#lib/api/notification-settings.api.ts';
import { useCountThoughtsQuery } from '#lib/api/thought-counts.api.ts';
import { countryName } from '#lib/i18n/countries.ts';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { isAwaited } from '#lib/page/awaited.ts';
import { useGetMeQuery } from '#lib/session/client.api.ts';
import { useProfilePicture } from '#lib/session/profile-picture.ts';
import { drawerMessages } from './drawers.messages.ts';
import { Drawers } from './drawers.tsx';
import { EmailProofBanner } from './email-proof-banner.tsx';
import { SignOut } from './sign-out.tsx';
import styles from './profile.module.css';

const joined = (parts: readonly (string | null)[], sign: string) =>
  parts.filter((part) => part !== null && part !== '').join(sign);

/** The person's details, one per line; missing ones are left out. */
const useLines = ({ job, organisation, city, department, country }: ClientProfile) => {
  const { language } = useLanguage();
  const place = joined([city, department, country && countryName(country, language)], ', ');
  return [joined([job, organisation], '\u00A0· '), place].filter((line) => line !== '');
};

type HeadProps = Readonly<{
  client: ClientProfile;
  /** Null where it could not be fetched. */ thoughts: number | null;
}>;

const Head = ({ client, thoughts }: HeadProps) => {
  const { formatMessage } = useIntl();
  const picture = useProfilePicture(client.picture);
  const lines = useLines(client);
  const date = shortDate(client.registeredAt);
  return (
    <div className={styles['who']}>
      <Avatar name={client.firstname ?? 'User'} picture={picture} size="lg" />
      <div>
        <h1 className="display" data-level="2" tabIndex={-1} dir="auto">
          {joined([client.firstname, client.lastname], ' ') || client.email}
        </h1>
        {lines.map((line) => (
          <p key={line} className="sm">
            {line}
          </p>
        ))}
        <p className="sm dim">{formatMessage(drawerMessages.count, { count: thoughts ?? 0, date })}</p>
      </div>
      <Link href="/app/profile/edit" {...buttonLook()} aria-label={formatMessage(messages.edit)}>
        <Icon of={pencilIcon} size="sm" />
        {formatMessage(messages.editShort)}
      </Link>
    </div>
  );
};

/** The person, and everything that is kept behind them. */
export const ProfileScreen = () => {
  const { formatMessage } = useIntl();
  const { data: client, isError, refetch } = useGetMeQuery();
  // The banner and the head stand above the rows: with both known, nothing below moves.
  const setUp = useGetNotificationSetUpQuery();
  const counts = useCountThoughtsQuery('');
  const unsent = useUnsentThoughts();
  usePageTitle(formatMessage(messages.title));
  const ready = client && !isAwaited(setUp) && !isAwaited(counts);
  return (
    <Page kind="plain wide">
      {ready ? (
        <>
          <Head client={client} thoughts={counts.data ? counts.data.total + unsent.length : null} />
          <EmailProofBanner client={client} />
        </>
      ) : (
        <ProfileLoading failed={isError} retry={() => void refetch()} />
      )}
      {(ready || isError) && (
        <>
          <Drawers />
          <SignOut />
        </>
      )}
    </Page>
  );
};
