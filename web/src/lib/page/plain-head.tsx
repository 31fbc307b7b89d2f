import { Logo } from '@ecrin/ui/logo/logo.tsx';
import { Link } from 'wouter';
import { LanguageChoice } from '#lib/i18n/language-choice.tsx';
import styles from './plain-head.module.css';

/** The header of a public page that is about one thing: the way home, and the language. */
export const PlainHead = () => (
  <header className={styles['head']}>
    <Link href="/" aria-label="Écrin">
      <Logo name="always" />
    </Link>
    <LanguageChoice />
  </header>
);
