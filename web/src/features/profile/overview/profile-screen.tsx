import type { ClientProfile } from '@ecrin/contracts/client/client.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { buttonLook } from '@ecrin/ui/button/button.tsx';
import { Page, PageHead } from '@ecrin/ui/page/page.tsx';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { usePageTitle } from '#lib/page/page-title.ts';
import { useGetMeQuery } from '#lib/session/client.api.ts';
import { unprovedEmail } from '#lib/session/unproved-email.ts';
import { profileMessages as messages } from '../profile.messages.ts';
import { ReferralLink } from '../referral/referral-link.tsx';
import { Sessions } from '../security/sessions.tsx';
import { SignInSettings } from '../sign-in-methods/sign-in-settings.tsx';
import { PageLinks } from './page-links.tsx';
import { Preferences } from './preferences.tsx';
import { ProfileHeader } from './profile-header.tsx';
import { ProfileLoading } from './profile-loading.tsx';
import { SignOut } from './sign-out.tsx';
import { WordList } from './word-list.tsx';

const Proof = ({ client }: { client: ClientProfile }) => {
  const { formatMessage } = useIntl();
  const email = unprovedEmail(client);
  if (email === null) return null;
  const way = (
    <Link href="/verify" {...buttonLook({ look: 'text' })}>
      {formatMessage(messages.proofWay)}
    </Link>
  );
  return (
    <Banner tone="info" action={way}>
      {formatMessage(messages.proof, { email })}
    </Banner>
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
          <ProfileHeader client={client} />
          <Proof client={client} />
          <Preferences />
          <ReferralLink />
          <WordList client={client} />
          <SignInSettings client={client} />
          <Sessions />
        </>
      ) : (
        <ProfileLoading failed={isError} retry={() => void refetch()} />
      )}
      <PageLinks />
      <SignOut />
    </Page>
  );
};
