import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { shortDate } from '@ecrin/browser/time/short-date.ts';
import type { ClientProfile } from '@ecrin/contracts/client/client.ts';
import { Avatar } from '@ecrin/ui/avatar/avatar.tsx';
import { buttonLook } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { chevronRightIcon } from '@ecrin/ui/icon/icons.ts';
import { Page, PageHead } from '@ecrin/ui/page/page.tsx';
import { Segment } from '@ecrin/ui/segment/segment.tsx';
import { useColourScheme, type ColourScheme } from '@ecrin/ui/theme/colour-scheme.ts';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { Link } from 'wouter';
import { useGetNotificationSetUpQuery } from '#lib/api/notification-settings.api.ts';
import { consentMessages } from '#lib/consent/consent.messages.ts';
import { countryName } from '#lib/i18n/countries.ts';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { LanguageChoice } from '#lib/i18n/language-choice.tsx';
import { useGetMeQuery } from '#lib/session/client.api.ts';
import { useProfilePicture } from '#lib/session/profile-picture.ts';
import { looksMessages } from '../looks/looks.messages.ts';
import { OwnData } from '../own-data/own-data.tsx';
import { profileMessages as messages } from '../profile.messages.ts';
import { ReferralLink } from '../referral/referral-link.tsx';
import { OwnOrganizations } from '../requests/own-organizations.tsx';
import { requestsMessages } from '../requests/requests.messages.ts';
import { Rereading } from '../rereading/rereading.tsx';
import { Sessions } from '../security/sessions.tsx';
import { SignInSettings } from '../sign-in-methods/sign-in-settings.tsx';
import { EmailProofBanner } from './email-proof-banner.tsx';
import { HelpLine } from './help-line.tsx';
import { OpenersChoice } from './openers-choice.tsx';
import { ProfileLoading } from './profile-loading.tsx';
import { SignOut } from './sign-out.tsx';
import { WordList } from './word-list.tsx';
import styles from '../profile.module.css';

const pages = [
  ['/app/favorites', messages.favorites],
  ['/app/stories', messages.stories],
  ['/app/goals', messages.goals],
  ['/app/communities', messages.communities],
  ['/app/profile/reminders', messages.reminders],
  ['/app/profile/notifications', messages.notifications],
  ['/app/profile/consents', consentMessages.title],
  ['/app/profile/looks', looksMessages.title],
  ['/app/profile/requests', requestsMessages.title],
  ['/app/profile/about', messages.about],
] as const;

/** Links to the profile's other pages. */
const PageLinks = () => {
  const { formatMessage } = useIntl();
  return (
    <nav className={styles['pages']} aria-label={formatMessage(messages.further)}>
      {pages.map(([path, label]) => (
        <Link key={path} href={path}>
          {formatMessage(label)}
          <Icon of={chevronRightIcon} />
        </Link>
      ))}
    </nav>
  );
};

const schemes: readonly (readonly [ColourScheme, MessageDescriptor])[] = [
  ['auto', messages.schemeAuto],
  ['light', messages.schemeLight],
  ['dark', messages.schemeDark],
];

/** Language, saved to the account; light or dark, saved on this device. */
const Preferences = () => {
  const { formatMessage } = useIntl();
  const { colourScheme, chooseScheme } = useColourScheme();
  return (
    <section className={styles['part']}>
      <div className={styles['row']}>
        <div>
          <h2 className="h4">{formatMessage(messages.language)}</h2>
          <p className="sm dim">{formatMessage(messages.languageText)}</p>
        </div>
        <LanguageChoice />
      </div>
      <div className={styles['row']}>
        <h2 className="h4">{formatMessage(messages.scheme)}</h2>
        <Segment
          label={formatMessage(messages.scheme)}
          choices={schemes.map(([choice, label]) => ({ choice, label: formatMessage(label) }))}
          chosen={colourScheme}
          onChoose={chooseScheme}
        />
      </div>
      <OpenersChoice />
    </section>
  );
};

const joined = (parts: readonly (string | null)[], sign: string) =>
  parts.filter((part) => part !== null && part !== '').join(sign);

/** The person's details, one per line; missing ones are left out. */
const useLines = ({ job, organisation, city, department, country }: ClientProfile) => {
  const { language } = useLanguage();
  const place = joined([city, department, country && countryName(country, language)], ', ');
  return [joined([job, organisation], '\u00A0· '), place].filter((line) => line !== '');
};

const ProfileHeader = ({ client }: { client: ClientProfile }) => {
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

export const ProfileScreen = () => {
  const { formatMessage } = useIntl();
  const { data: client, isError, refetch } = useGetMeQuery();
  // The banner at the top says where the code is: with it known, nothing below moves.
  const { isLoading: awaitsBanner } = useGetNotificationSetUpQuery();
  usePageTitle(formatMessage(messages.title));
  return (
    <Page kind="plain">
      <PageHead title={formatMessage(messages.title)} />
      {client && !awaitsBanner ? (
        <>
          <ProfileHeader client={client} />
          <EmailProofBanner client={client} />
          <PageLinks />
          <Preferences />
          <HelpLine client={client} />
          <OwnOrganizations />
          <SignInSettings client={client} />
          <Sessions />
          <Rereading />
          <OwnData />
          <WordList client={client} />
          <ReferralLink />
          <SignOut />
        </>
      ) : (
        <>
          <ProfileLoading failed={isError} retry={() => void refetch()} />
          <PageLinks />
          {isError && <SignOut />}
        </>
      )}
    </Page>
  );
};
