import { useIntl } from 'react-intl';
import { Link, useLocation } from 'wouter';
import { useCountInboxQuery } from './inbox-counts.api.ts';
import { inboxMessages as messages } from './inbox.messages.ts';
import styles from './inbox-tabs.module.css';

/** The tab of the page is in sight, wherever in the row it stands: once the counts have their place in it. */
const bringInSight = (tab: HTMLElement | null): void => tab?.scrollIntoView({ inline: 'center', block: 'nearest' });

/** From the inbox, with how many wait, to what belongs to it. In one row, which scrolls on a phone. */
export const InboxTabs = () => {
  const { formatMessage, formatNumber } = useIntl();
  const [path] = useLocation();
  const { data: counts } = useCountInboxQuery(null);
  const tabs = [
    { href: '/admin/requests', name: messages.requests, waiting: counts?.open },
    { href: '/admin/organizations', name: messages.organizations },
    { href: '/admin/answer-templates', name: messages.templates },
  ];
  return (
    <nav className={styles['tabs']} aria-label={formatMessage(messages.tabs)}>
      {tabs.map(({ href, name, waiting = 0 }) => (
        <Link
          key={href}
          href={href}
          {...(path.startsWith(href) ? { 'aria-current': 'page' as const, ...(counts && { ref: bringInSight }) } : {})}
        >
          {formatMessage(name)}
          {waiting > 0 && <small>{formatNumber(waiting)}</small>}
        </Link>
      ))}
    </nav>
  );
};
