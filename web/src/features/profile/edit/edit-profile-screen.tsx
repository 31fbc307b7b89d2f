import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { chevronLeftIcon } from '@ecrin/ui/icon/icons.ts';
import { backLook, Page, PageHead } from '@ecrin/ui/page/page.tsx';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { usePageTitle } from '#lib/page/page-title.ts';
import { useGetMeQuery } from '#lib/session/client.api.ts';
import { ProfileLoading } from '../overview/profile-loading.tsx';
import { PhotoEditor } from '../photo/photo-editor.tsx';
import { profileMessages as messages } from '../profile.messages.ts';
import { ProfileForm } from './profile-form.tsx';

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
