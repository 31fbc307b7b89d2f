import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import type { ClientProfile } from '@ecrin/contracts/client/client.ts';
import { Page, PageHead } from '@ecrin/ui/page/page.tsx';
import type { ComponentProps, ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { BackLink } from '#lib/navigation/back-link.tsx';
import { useGetMeQuery } from '#lib/session/client.api.ts';
import { ProfileLoading } from './profile-loading.tsx';

type ProfilePageProps = Readonly<{
  title: MessageDescriptor;
  /** What the page is for, where its title does not say it. */
  text?: MessageDescriptor;
  kind?: ComponentProps<typeof Page>['kind'];
  children: ReactNode;
}>;

/** One page of the profile, under its way back. */
export const ProfilePage = ({ title, text, kind = 'plain', children }: ProfilePageProps) => {
  const { formatMessage } = useIntl();
  usePageTitle(formatMessage(title));
  return (
    <Page kind={kind}>
      <div>
        <PageHead back={<BackLink />} title={formatMessage(title)} />
        {text && <p className="dim">{formatMessage(text)}</p>}
      </div>
      {children}
    </Page>
  );
};

/** What needs the person's profile, once it is there. */
export const OfClient = ({ children }: Readonly<{ children: (client: ClientProfile) => ReactNode }>) => {
  const { data: client, isError, refetch } = useGetMeQuery();
  return client ? children(client) : <ProfileLoading failed={isError} retry={() => void refetch()} />;
};
