import type { AdminRole } from '@ecrin/contracts/admin/admin.ts';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import {
  adjustmentsIcon,
  boxIcon,
  clockIcon,
  coinIcon,
  dashboardIcon,
  inboxIcon,
  signOutIcon,
  orbIcon,
  shieldLockIcon,
  speakerphoneIcon,
  trendingUpIcon,
  usersIcon,
  type IconShape,
} from '@ecrin/ui/icon/icons.ts';
import { Logo } from '@ecrin/ui/logo/logo.tsx';
import { Fragment, type ComponentType } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { Link, useLocation } from 'wouter';
import { LanguageChoice } from '#lib/i18n/language-choice.tsx';
import { appMessages as messages } from '../app.messages.ts';
import { routeFor } from '../routing/navigate.ts';
import { guardVerdict } from '../routing/route-guard.ts';
import { FailedCount, WaitingCount } from './waiting-count.tsx';
import styles from './side-menu.module.css';

/** Named as its route is. `within`: other sections that are reached from it. `count`: what waits there. */
export type MenuEntry = Readonly<{
  path: string;
  icon: IconShape;
  within?: readonly string[];
  count?: ComponentType;
}>;

/** In the specification's order. */
const entries: readonly MenuEntry[] = [
  { path: '/admin', icon: dashboardIcon },
  { path: '/admin/admins', icon: shieldLockIcon },
  { path: '/admin/orbs', icon: orbIcon },
  { path: '/admin/clients', icon: usersIcon },
  { path: '/admin/communication', icon: speakerphoneIcon },
];

/** Below them: requests, queues, statistics, payments, the log of acts, settings. */
const furtherEntries: readonly MenuEntry[] = [
  {
    path: '/admin/requests',
    icon: inboxIcon,
    within: ['/admin/comments', '/admin/erasures', '/admin/organizations', '/admin/answer-templates'],
    count: WaitingCount,
  },
  { path: '/admin/queues', icon: boxIcon, count: FailedCount },
  { path: '/admin/statistics', icon: trendingUpIcon },
  { path: '/admin/payments', icon: coinIcon },
  { path: '/admin/acts', icon: clockIcon },
  { path: '/admin/settings', icon: adjustmentsIcon },
];

/** The title of the route of an address. */
export const titleOf = ({ formatMessage }: IntlShape, path: string): string => {
  const { title } = routeFor(path);
  return title ? formatMessage(title) : '';
};

/** The routes this role may open, by the same guard as the router. */
export const entriesFor = (role: AdminRole, all = entries) =>
  all.filter(({ path }) => guardVerdict(routeFor(path).access, { token: 'any', role }) === 'open');

const isCurrent = (path: string, { path: entry, within = [] }: MenuEntry) =>
  entry === '/admin' ? path === entry : [entry, ...within].some((one) => path.startsWith(one));
/** Everything in the menu that this role may open. */
export const allEntriesFor = (role: AdminRole) => [...entriesFor(role), ...entriesFor(role, furtherEntries)];

const EntryLink = ({ entry, onFollow }: Readonly<{ entry: MenuEntry; onFollow: () => void }>) => {
  const intl = useIntl();
  const [path] = useLocation();
  const { path: to, icon, count: Count } = entry;
  return (
    <Link
      href={to}
      className={styles['entry']}
      onClick={onFollow}
      {...(isCurrent(path, entry) ? { 'aria-current': 'page' as const } : {})}
    >
      <Icon of={icon} />
      {titleOf(intl, to)}
      {Count && <Count />}
    </Link>
  );
};

type MenuEntriesProps = Readonly<{ role: AdminRole; onFollow: () => void; onSignOut: () => void }>;

export const MenuEntries = ({ role, onFollow, onSignOut }: MenuEntriesProps) => {
  const { formatMessage } = useIntl();
  return (
    <nav className={styles['side']} aria-label={formatMessage(messages.navigation)}>
      <Link href="/admin" className={styles['brand']} aria-label={formatMessage(messages.home)} onClick={onFollow}>
        <Logo name="always" />
      </Link>
      {[entries, furtherEntries].map((all) => (
        <Fragment key={all[0]?.path}>
          {entriesFor(role, all).map((entry) => (
            <EntryLink key={entry.path} entry={entry} onFollow={onFollow} />
          ))}
          <hr className={styles['line']} />
        </Fragment>
      ))}
      <button type="button" className={styles['entry']} onClick={onSignOut}>
        <Icon of={signOutIcon} />
        {formatMessage(messages.logOut)}
      </button>
      <div className={styles['foot']}>
        <LanguageChoice />
      </div>
    </nav>
  );
};
