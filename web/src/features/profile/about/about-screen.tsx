import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { Page, PageHead } from '@ecrin/ui/page/page.tsx';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { BackLink } from '#lib/navigation/back-link.tsx';
import { profileMessages } from '../profile.messages.ts';
import { aboutMessages as messages } from './about.messages.ts';
import styles from '../profile.module.css';

const facts = [
  [messages.kept, messages.keptText],
  [messages.analysed, messages.analysedText],
  [messages.yours, messages.yoursText],
] as const;

/** What the app does with the person's data, and its version. */
export const AboutScreen = () => {
  const { formatMessage } = useIntl();
  usePageTitle(formatMessage(profileMessages.about));
  return (
    <Page kind="plain">
      <div>
        <BackLink />
        <PageHead title={formatMessage(profileMessages.about)} />
      </div>
      <dl className={styles['facts']}>
        {facts.map(([title, text]) => (
          <div key={title.id}>
            <dt className="h4">{formatMessage(title)}</dt>
            <dd className="dim">{formatMessage(text)}</dd>
          </div>
        ))}
      </dl>
      <nav className={styles['pages']} aria-label={formatMessage(messages.more)}>
        <Link href="/app/profile/requests">{formatMessage(messages.help)}</Link>
        <Link href="/about">{formatMessage(messages.whole)}</Link>
        <a href="/#promises">{formatMessage(messages.promises)}</a>
        <Link href="/legal">{formatMessage(messages.legal)}</Link>
      </nav>
      <p className="sm dim">{formatMessage(messages.version, { version: __APP_VERSION__ })}</p>
    </Page>
  );
};
