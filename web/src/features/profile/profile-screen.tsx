import type { ClientProfile } from '@ecrin/contracts/client.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { buttonLook } from '@ecrin/ui/button/button.tsx';
import { Page, PageHead } from '@ecrin/ui/page/page.tsx';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { addressToProve } from '../../lib/address-to-prove.ts';
import { useGetMeQuery } from '../../lib/client.api.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { AccessPart } from './access-part.tsx';
import { FurtherPages } from './further-pages.tsx';
import { LogOut } from './log-out.tsx';
import { Preferences } from './preferences.tsx';
import { ProfileOnItsWay } from './profile-on-its-way.tsx';
import { profileMessages as messages } from './profile.messages.ts';
import { ReferralPart } from './referral-part.tsx';
import { Sessions } from './sessions.tsx';
import { Who } from './who.tsx';
import { WordList } from './word-list.tsx';

const Proof = ({ client }: { client: ClientProfile }) => {
  const { formatMessage } = useIntl();
  const email = addressToProve(client);
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
          <Who client={client} />
          <Proof client={client} />
          <Preferences />
          <ReferralPart />
          <WordList client={client} />
          <AccessPart client={client} />
          <Sessions />
        </>
      ) : (
        <ProfileOnItsWay failed={isError} retry={() => void refetch()} />
      )}
      <FurtherPages />
      <LogOut />
    </Page>
  );
};
