import { Avatar } from '@ecrin/ui/avatar/avatar.tsx';
import { badgeText, Bell } from '@ecrin/ui/bell/bell.tsx';
import { iconButtonLook } from '@ecrin/ui/button/button.tsx';
import { Header } from '@ecrin/ui/header/header.tsx';
import { Logo } from '@ecrin/ui/logo/logo.tsx';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'wouter';
import { useGetMeQuery } from '../lib/client.api.ts';
import { appMessages as messages } from './app.messages.ts';
import { ClientTabs, ClientTopLinks } from './client-navigation.tsx';
import { CaptureLayer } from '../features/capture/capture-layer.tsx';
import { LanguageChoice } from '../lib/language-choice.tsx';
import { storedFirstname } from '../lib/session.ts';
import { useUnread } from '../lib/unread.ts';
import { useLive } from './use-live.ts';

/** Header, navigation and what surrounds every client screen (specification, section 2). */
export const ClientLayout = ({ children }: { children: ReactNode }) => {
  const { formatMessage } = useIntl();
  const { data: client } = useGetMeQuery();
  const [path] = useLocation();
  useLive();
  const name = (client ? client.firstname : storedFirstname()) || 'User';
  const unread = useUnread() ?? client?.notifications ?? 0;
  return (
    <>
      <Header
        brand={<Link href="/app" aria-label={formatMessage(messages.home)}><Logo /></Link>}
        greeting={formatMessage(messages.greeting, { name })}
        navigation={<ClientTopLinks />}
        languages={<LanguageChoice />}
        personal={
          <>
            <Link href="/app/notifications" {...iconButtonLook} aria-label={formatMessage(messages.bell, { count: unread, badge: badgeText(unread) ?? '' })}><Bell count={unread} /></Link>
            <Link href="/app/profile" {...iconButtonLook} aria-label={formatMessage(messages.profile)}><Avatar name={name} picture={client?.picture ?? null} /></Link>
          </>
        }
      />
      <main id="content">{children}</main>
      <CaptureLayer dock={path.startsWith('/app/thoughts') || path === '/app'} />
      <ClientTabs />
    </>
  );
};
