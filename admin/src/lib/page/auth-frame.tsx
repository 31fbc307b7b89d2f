import { Logo } from '@ecrin/ui/logo/logo.tsx';
import { useEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { LanguageChoice } from '../i18n/language-choice.tsx';
import { libMessages as messages } from '../lib.messages.ts';
import styles from './auth-frame.module.css';

type AuthFrameProps = Readonly<{
  title: string;
  /** Title and explanation of the step. */ text?: string;
  children: ReactNode;
}>;

/** A step that replaces another has the focus on its title, so that a screen reader announces it. */
const useFocusOnChange = (title: string) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(title);
  useEffect(() => {
    if (last.current !== title && document.activeElement === document.body) heading.current?.focus();
    last.current = title;
  }, [title]);
  return heading;
};

/** The pages before sign-in: one column, and from 992 px a dark panel next to it. */
export const AuthFrame = ({ title, text, children }: AuthFrameProps) => {
  const { formatMessage } = useIntl();
  const heading = useFocusOnChange(title);
  return (
    <main id="content" className={styles['entrance']}>
      <div className={`${styles['side'] ?? ''} night`}>
        <Logo name="always" />
        <p className="display" data-level="2">
          {formatMessage(messages.promise)}
        </p>
      </div>
      <div className={styles['column']}>
        <div className={styles['head']}>
          <span className={styles['brand']}>
            <Logo name="always" />
          </span>
          <p className={styles['area']}>{formatMessage(messages.area)}</p>
          <LanguageChoice />
        </div>
        <h1 ref={heading} className="display" data-level="2" tabIndex={-1}>
          {title}
        </h1>
        {text && <p className={`${styles['text'] ?? ''} dim`}>{text}</p>}
        {children}
      </div>
    </main>
  );
};
