import { buttonLook } from '@ecrin/ui/button/button.tsx';
import { EmptyState } from '@ecrin/ui/empty-state/empty-state.tsx';
import { useLanguage } from '@ecrin/ui/language/language-provider.tsx';
import { LanguageSwitch } from '@ecrin/ui/language-switch/language-switch.tsx';
import { Logo } from '@ecrin/ui/logo/logo.tsx';
import { useEffect } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { backOfficeMessages as messages } from './back-office.messages.ts';
import styles from './back-office.module.css';

type Page = Readonly<{ heading: MessageDescriptor; text: MessageDescriptor }>;
const pages = new Map<string, Page>([
  ['/admin', { heading: messages.soon, text: messages.soonText }],
  ['/admin/login', { heading: messages.soon, text: messages.logInText }],
]);
const unknown: Page = { heading: messages.notFound, text: messages.notFoundText };

/** Every address of the back-office says what stands there today, and leads home. */
export const BackOffice = ({ path }: { path: string }) => {
  const { formatMessage } = useIntl();
  const { language, choose } = useLanguage();
  const { heading, text } = pages.get(path.replace(/\/$/, '')) ?? unknown;
  useEffect(() => {
    document.title = `${formatMessage(messages.title)} · Écrin`;
  }, [formatMessage]);
  return (
    <>
      <header className={styles['top']}>
        <a href="/" aria-label={formatMessage(messages.home)}><Logo name="always" /></a>
        <p className={styles['title']}>{formatMessage(messages.title)}</p>
        <LanguageSwitch label={formatMessage(messages.language)} language={language} onChoose={(next) => void choose(next)} />
      </header>
      <main className={styles['main']}>
        <EmptyState setting level={1} title={formatMessage(heading)} action={<a href="/" {...buttonLook({ look: 'primary' })}>{formatMessage(messages.toApp)}</a>}>
          {formatMessage(text)}
        </EmptyState>
      </main>
    </>
  );
};
