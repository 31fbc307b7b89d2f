import { buttonLook } from '@ecrin/ui/button/button.tsx';
import { Logo } from '@ecrin/ui/logo/logo.tsx';
import { StoneSprite } from '@ecrin/ui/stone/stone-sprite.tsx';
import { Stone } from '@ecrin/ui/stone/stone.tsx';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { LanguageChoice } from '#lib/i18n/language-choice.tsx';
import { useToken } from '#lib/session/session.ts';
import { authMessages as messages } from '../auth.messages.ts';
import styles from './auth-frame.module.css';

/** The link out of a finished screen: to the thoughts, or to signing in. */
export const ContinueLink = ({ look = 'primary' }: { look?: 'primary' | 'quiet' }) => {
  const { formatMessage } = useIntl();
  const signedIn = useToken() !== null;
  return (
    <Link href={signedIn ? '/app' : '/login'} {...buttonLook({ look, size: 'lg', block: true })}>
      {formatMessage(signedIn ? messages.backToThoughts : messages.signIn)}
    </Link>
  );
};

const stones = [
  { mood: 'inspired', left: '34.07%', top: '18.22%' },
  { mood: 'happy', left: '55.01%', top: '28.22%' },
  { mood: 'reflective', left: '60%', top: '43.78%' },
] as const;

/** The frame of the sign-in pages: the form, and from 992 px a strand on velvet next to it. */
export const AuthFrame = ({ title, children }: { title: string; children: ReactNode }) => {
  const { formatMessage } = useIntl();
  return (
    <main id="content" className={styles['frame']}>
      <div className={styles['art']} aria-hidden="true">
        <StoneSprite />
        <svg viewBox="0 0 600 868" preserveAspectRatio="none">
          <path d="M120 -20C60 200 420 160 360 380S560 620 620 560" />
        </svg>
        {stones.map(({ mood, ...at }) => (
          <span key={mood} style={at}>
            <Stone mood={mood} size="lg" />
          </span>
        ))}
        <p className="words">{formatMessage(messages.quote)}</p>
      </div>
      <div className={styles['form']}>
        <div className={styles['head']}>
          <Link href="/" aria-label={formatMessage(messages.home)}>
            <Logo name="always" />
          </Link>
          <LanguageChoice />
        </div>
        <h1 className="display" data-level="2" tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
    </main>
  );
};
