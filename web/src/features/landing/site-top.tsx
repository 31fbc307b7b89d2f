import { buttonLook } from '@ecrin/ui/button/button.tsx';
import { Logo } from '@ecrin/ui/logo/logo.tsx';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useToken } from '#lib/session/session.ts';
import { landingMessages as messages } from './landing.messages.ts';
import styles from './site-top.module.css';

/** The header of the public pages; the link to the app when signed in. */
export const SiteTop = ({ languages }: { languages: ReactNode }) => {
  const { formatMessage } = useIntl();
  const loggedIn = useToken() !== null;
  return (
    <header className={styles['top']}>
      <Link href="/" className={styles['brand']} aria-label="Écrin">
        <Logo name="always" />
      </Link>
      <nav aria-label={formatMessage(messages.presentation)}>
        <a href="/#gestures">{formatMessage(messages.howLink)}</a>
        <a href="/#promises">{formatMessage(messages.privacyLink)}</a>
        <a href="/#communities">{formatMessage(messages.communitiesLink)}</a>
      </nav>
      {languages}
      {loggedIn ? (
        <Link href="/app" {...buttonLook({ look: 'primary' })}>
          {formatMessage(messages.open)}
        </Link>
      ) : (
        <>
          <Link href="/login" {...buttonLook({ look: 'text' })}>
            {formatMessage(messages.signIn)}
          </Link>
          <span className={styles['wide']}>
            <Link href="/register" {...buttonLook({ look: 'primary' })}>
              {formatMessage(messages.start)}
            </Link>
          </span>
        </>
      )}
    </header>
  );
};

export const SiteFoot = () => {
  const { formatMessage } = useIntl();
  return (
    <footer className={styles['foot']}>
      <nav aria-label={formatMessage(messages.footer)}>
        <span>{formatMessage(messages.version, { version: __APP_VERSION__ })}</span>
        <Link href="/about">{formatMessage(messages.aboutLink)}</Link>
        <a href="/#promises">{formatMessage(messages.privacyLink)}</a>
        <Link href="/legal">{formatMessage(messages.legal)}</Link>
      </nav>
    </footer>
  );
};
