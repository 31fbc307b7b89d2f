import { Avatar } from '@ecrin/ui/avatar/avatar.tsx';
import { badgeText, Bell } from '@ecrin/ui/bell/bell.tsx';
import { iconButtonLook } from '@ecrin/ui/button/button.tsx';
import { Header } from '@ecrin/ui/header/header.tsx';
import { Logo } from '@ecrin/ui/logo/logo.tsx';
import { StoneSprite } from '@ecrin/ui/stone/stone-sprite.tsx';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'wouter';
import { CaptureLayer } from '#features/capture/capture-layer.tsx';
import { LanguageChoice } from '#lib/i18n/language-choice.tsx';
import { useUnreadCount } from '#lib/live/unread-count.ts';
import { RemindContext } from '#lib/reminders/remind-context.tsx';
import { useGetMeQuery } from '#lib/session/client.api.ts';
import { useProfilePicture } from '#lib/session/profile-picture.ts';
import { storedFirstname } from '#lib/session/session.ts';
import { appMessages as messages } from '../app.messages.ts';
import { useLiveConnection } from '../live/use-live-connection.ts';
import { ClientTabs, ClientTopLinks } from './client-navigation.tsx';
import { renderRemindDialog } from './lazy-remind-dialog.tsx';

/** As the server says; until it does, as this device remembers; `User` when nobody knows. */
const useSignedInClient = () => {
  const { data: client } = useGetMeQuery();
  const told = useUnreadCount();
  const firstname = client ? client.firstname : storedFirstname();
  return {
    name: firstname || 'User',
    picture: useProfilePicture(client?.picture ?? null),
    unread: told ?? client?.notifications ?? 0,
  };
};

const Personal = ({ name, picture, unread }: ReturnType<typeof useSignedInClient>) => {
  const { formatMessage } = useIntl();
  return (
    <>
      <Link
        href="/app/notifications"
        {...iconButtonLook}
        aria-label={formatMessage(messages.bell, { count: unread, badge: badgeText(unread) ?? '' })}
      >
        <Bell count={unread} />
      </Link>
      <Link href="/app/profile" {...iconButtonLook} aria-label={formatMessage(messages.profile)}>
        <Avatar name={name} picture={picture} />
      </Link>
    </>
  );
};

/** Where a thought is kept, read or counted, the record button is at hand. */
const hasDock = (path: string) => path === '/app' || /^\/app\/(thoughts|threads|goals)/.test(path);

/** Header, navigation and what surrounds every client screen (specification, section 2). */
export const ClientLayout = ({ children }: { children: ReactNode }) => {
  const { formatMessage } = useIntl();
  const [path] = useLocation();
  const who = useSignedInClient();
  useLiveConnection();
  return (
    <>
      <Header
        brand={
          <Link href="/app" aria-label={formatMessage(messages.home)}>
            <Logo />
          </Link>
        }
        greeting={formatMessage(messages.greeting, { name: who.name })}
        navigation={<ClientTopLinks />}
        languages={<LanguageChoice />}
        personal={<Personal {...who} />}
      />
      <StoneSprite />
      <main id="content">
        <RemindContext value={renderRemindDialog}>{children}</RemindContext>
      </main>
      <CaptureLayer dock={hasDock(path)} />
      <ClientTabs />
    </>
  );
};
