import type { ClientProfile } from '@ecrin/contracts/client/client.ts';
import { Avatar } from '@ecrin/ui/avatar/avatar.tsx';
import { buttonLook } from '@ecrin/ui/button/button.tsx';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { countryName } from '#lib/i18n/countries.ts';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { useProfilePicture } from '#lib/session/profile-picture.ts';
import { shortDate } from '#lib/time/short-date.ts';
import { profileMessages as messages } from '../profile.messages.ts';
import styles from '../profile.module.css';

const joined = (parts: readonly (string | null)[], sign: string) =>
  parts.filter((part) => part !== null && part !== '').join(sign);

/** What one tells of oneself, as one line each; what is not told takes no room. */
const useLines = ({ job, organisation, city, department, country }: ClientProfile) => {
  const { language } = useLanguage();
  const place = joined([city, department, country && countryName(country, language)], ', ');
  return [joined([job, organisation], ' · '), place].filter((line) => line !== '');
};

export const ProfileHeader = ({ client }: { client: ClientProfile }) => {
  const { formatMessage } = useIntl();
  const picture = useProfilePicture(client.picture);
  const lines = useLines(client);
  const name = joined([client.firstname, client.lastname], ' ');
  return (
    <div className={styles['who']}>
      <Avatar name={client.firstname ?? 'User'} picture={picture} size="xl" />
      <div>
        <p className="display" data-level="3">
          {name || client.email}
        </p>
        {lines.map((line) => (
          <p key={line} className="sm">
            {line}
          </p>
        ))}
        <p className="sm dim">{formatMessage(messages.since, { date: shortDate(client.registeredAt) })}</p>
      </div>
      <Link href="/app/profile/edit" {...buttonLook()}>
        {formatMessage(messages.edit)}
      </Link>
    </div>
  );
};
