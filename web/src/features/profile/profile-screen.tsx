import type { ClientProfile } from '@ecrin/contracts/client.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { buttonLook } from '@ecrin/ui/button/button.tsx';
import { Page, PageHead } from '@ecrin/ui/page/page.tsx';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { unprovedEmail } from '../../lib/address-to-prove.ts';
import { useGetMeQuery } from '../../lib/client.api.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { SignInSettings } from './access-part.tsx';
import { PageLinks } from './further-pages.tsx';
import { SignOut } from './log-out.tsx';
import { Preferences } from './preferences.tsx';
import { ProfileLoading } from './profile-on-its-way.tsx';
import { profileMessages as messages } from './profile.messages.ts';
import { ReferralLink } from './referral-part.tsx';
import { Sessions } from './sessions.tsx';
import { ProfileHeader } from './who.tsx';
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
