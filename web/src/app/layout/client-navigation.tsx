import { headerLinkLook } from '@ecrin/ui/header/header.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { homeIcon, orbIcon, userIcon } from '@ecrin/ui/icon/icons.ts';
import { TabBar, tabLook } from '@ecrin/ui/tab-bar/tab-bar.tsx';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'wouter';
import { appMessages as messages } from '../app.messages.ts';

const entries = [
  { path: '/app', title: messages.homeTab, icon: homeIcon },
  { path: '/app/orbs', title: messages.orbsTab, icon: orbIcon },
  { path: '/app/profile', title: messages.profileTab, icon: userIcon },
] as const;

/** Thoughts and threads belong to home, goals to what is the person's own; everything else stands under its own entry. */
const isCurrent = (path: string, entry: string) =>
  entry === '/app'
    ? path === '/app' || /^\/app\/(thoughts|threads)/.test(path)
    : path.startsWith(entry) || (entry === '/app/profile' && path.startsWith('/app/goals'));
const currentMark = (path: string, entry: string) =>
  isCurrent(path, entry) ? ({ 'aria-current': 'page' } as const) : {};

export const ClientTopLinks = () => {
  const { formatMessage } = useIntl();
  const [path] = useLocation();
  return (
    <nav aria-label={formatMessage(messages.mainNavigation)}>
      {entries.map((entry) => (
        <Link key={entry.path} href={entry.path} {...headerLinkLook} {...currentMark(path, entry.path)}>
          {formatMessage(entry.title)}
        </Link>
      ))}
    </nav>
  );
};

export const ClientTabs = () => {
  const { formatMessage } = useIntl();
  const [path] = useLocation();
  return (
    <TabBar label={formatMessage(messages.mainNavigation)}>
      {entries.map((entry) => (
        <Link key={entry.path} href={entry.path} {...tabLook} {...currentMark(path, entry.path)}>
          <Icon of={entry.icon} size="lg" />
          <span>{formatMessage(entry.title)}</span>
        </Link>
      ))}
    </TabBar>
  );
};
