import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { chevronLeftIcon } from '@ecrin/ui/icon/icons.ts';
import { backLook, Page, PageHead } from '@ecrin/ui/page/page.tsx';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useGetMeQuery } from '../../lib/client.api.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { PhotoPart } from './photo-part.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfileOnItsWay } from './profile-on-its-way.tsx';
import { profileMessages as messages } from './profile.messages.ts';

/** Everything a person tells of themselves. */
export const EditScreen = () => {
  const { formatMessage } = useIntl();
  const { data: client, isError, refetch } = useGetMeQuery();
  usePageTitle(formatMessage(messages.edit));
  return (
    <Page kind="plain">
      <div>
        <Link href="/app/profile" {...backLook}>
          <Icon of={chevronLeftIcon} />
          {formatMessage(messages.back)}
        </Link>
        <PageHead title={formatMessage(messages.edit)} />
      </div>
      {client ? (
        <>
          <PhotoPart client={client} />
          <ProfileForm client={client} />
        </>
      ) : (
        <ProfileOnItsWay failed={isError} retry={() => void refetch()} />
      )}
    </Page>
  );
};
