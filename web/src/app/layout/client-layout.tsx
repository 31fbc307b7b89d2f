import { useAccountLanguage } from '@ecrin/browser/language/account-language.ts';
import { lazyPart } from '@ecrin/browser/navigation/lazy-part.tsx';
import { Avatar } from '@ecrin/ui/avatar/avatar.tsx';
import { badgeText, Bell } from '@ecrin/ui/bell/bell.tsx';
import { iconButtonLook } from '@ecrin/ui/button/button.tsx';
import { headerLinkLook, Header } from '@ecrin/ui/header/header.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { homeIcon, orbIcon, userIcon } from '@ecrin/ui/icon/icons.ts';
import { Logo } from '@ecrin/ui/logo/logo.tsx';
import { StoneSprite } from '@ecrin/ui/stone/stone-sprite.tsx';
import { TabBar, tabLook } from '@ecrin/ui/tab-bar/tab-bar.tsx';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'wouter';
import { CaptureLayer } from '#features/capture/capture-layer.tsx';
import { AppendRecordingContext, type AppendRecordingProps } from '#lib/append-recording/append-recording-context.tsx';
import { LanguageChoice } from '#lib/i18n/language-choice.tsx';
import { useUnreadCount } from '#lib/live/unread-count.ts';
import { sectionMessages } from '#lib/navigation/section.messages.ts';
import { sectionOf, type Section } from '#lib/navigation/sections.ts';
import { type RemindProps, RemindContext } from '#lib/reminders/remind-context.tsx';
import { useGetMeQuery } from '#lib/session/client.api.ts';
import { useProfilePicture } from '#lib/session/profile-picture.ts';
import { storedFirstname } from '#lib/session/session.ts';
import { appMessages as messages } from '../app.messages.ts';
import { useLiveConnection } from '../live/use-live-connection.ts';
import { screenWithMessages } from '../routing/screen-with-messages.ts';

/** The dialog of « Me le rappeler », loaded with its messages when it is first opened. */
const RemindDialog = lazyPart<RemindProps>(
  screenWithMessages(async () => (await import('#features/reminders/remind-dialog/remind-dialog.tsx')).RemindDialog),
);
const renderRemindDialog = (props: RemindProps) => <RemindDialog {...props} />;

const AppendRecordingControls = lazyPart(
  async () => (await import('#features/capture/append/append-recording.tsx')).AppendRecordingControls,
);
const renderAppendRecording = (props: AppendRecordingProps) => <AppendRecordingControls {...props} />;

const entries = [
  { section: 'home', path: '/app', title: sectionMessages.home, icon: homeIcon },
  { section: 'orbs', path: '/app/orbs', title: sectionMessages.orbs, icon: orbIcon },
  { section: 'profile', path: '/app/profile', title: sectionMessages.profile, icon: userIcon },
] as const;

const currentMark = (path: string, section: Section) =>
  sectionOf(path) === section ? ({ 'aria-current': 'page' } as const) : {};

const ClientTopLinks = () => {
  const { formatMessage } = useIntl();
  const [path] = useLocation();
  return (
    <nav aria-label={formatMessage(messages.mainNavigation)}>
      {entries.map((entry) => (
        <Link key={entry.path} href={entry.path} {...headerLinkLook} {...currentMark(path, entry.section)}>
          {formatMessage(entry.title)}
        </Link>
      ))}
    </nav>
  );
};

const ClientTabs = () => {
  const { formatMessage } = useIntl();
  const [path] = useLocation();
  return (
    <TabBar label={formatMessage(messages.mainNavigation)}>
      {entries.map((entry) => (
        <Link key={entry.path} href={entry.path} {...tabLook} {...currentMark(path, entry.section)}>
          <Icon of={entry.icon} size="lg" />
          <span>{formatMessage(entry.title)}</span>
        </Link>
      ))}
    </TabBar>
  );
};

/** From the server's response; until then, as stored on this device; `User` when unknown. */
const useSignedInClient = (client: ReturnType<typeof useGetMeQuery>['data']) => {
  const unreadCount = useUnreadCount();
  const firstname = client ? client.firstname : storedFirstname();
  return {
    name: firstname || 'User',
    picture: useProfilePicture(client?.picture ?? null),
    unread: unreadCount ?? client?.notifications ?? 0,
  };
};

const Personal = ({ name, picture, unread }: ReturnType<typeof useSignedInClient>) => {
  const { formatMessage } = useIntl();
  const [path] = useLocation();
  return (
    <>
      <Link
        href="/app/notifications"
        {...iconButtonLook}
        {...currentMark(path, 'notifications')}
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

/** The record button is shown over lists of thoughts, threads and goals. On pages that are read or filled in, the record button would lie over the words. */
const hasDock = (path: string) => /^\/app(\/thoughts|\/goals|\/threads(\/[^/]+)?)?$/.test(path);

/** Header and navigation around every client screen. */
export const ClientLayout = ({ children }: { children: ReactNode }) => {
  const { formatMessage } = useIntl();
  const [path] = useLocation();
  const { data: client } = useGetMeQuery();
  const who = useSignedInClient(client);
  useLiveConnection();
  useAccountLanguage(client?.language);
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
        <AppendRecordingContext value={renderAppendRecording}>
          <RemindContext value={renderRemindDialog}>{children}</RemindContext>
        </AppendRecordingContext>
      </main>
      <CaptureLayer dock={hasDock(path)} />
      <ClientTabs />
    </>
  );
};
