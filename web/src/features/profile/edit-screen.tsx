import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { chevronLeftIcon } from '@ecrin/ui/icon/icons.ts';
import { backLook, Page, PageHead } from '@ecrin/ui/page/page.tsx';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useGetMeQuery } from '../../lib/client.api.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { PhotoEditor } from './photo-part.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfileLoading } from './profile-on-its-way.tsx';
import { profileMessages as messages } from './profile.messages.ts';

/** Everything a person tells of themselves. */
export const EditProfileScreen = () => {
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
          <PhotoEditor client={client} />
          <ProfileForm client={client} />
        </>
      ) : (
        <ProfileLoading failed={isError} retry={() => void refetch()} />
      )}
    </Page>
  );
};
