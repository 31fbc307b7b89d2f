import { languages, type Language } from '@ecrin/domain/kernel/language.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { speakerphoneIcon } from '@ecrin/ui/icon/icons.ts';
import { Logo } from '@ecrin/ui/logo/logo.tsx';
import { Segment } from '@ecrin/ui/segment/segment.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { communicationMessages as messages } from './communication.messages.ts';
import { fallbackOf, writtenIn, type Draft } from './draft.ts';
import styles from './communication.module.css';

/** As a client reads it, in either language. */
export const Preview = ({ draft }: { draft: Draft }) => {
  const { formatMessage } = useIntl();
  const [lang, setLang] = useState<Language>('fr');
  const shown = writtenIn(draft).includes(lang) ? lang : (fallbackOf(draft) ?? lang);
  const { title, body } = draft[shown];
  return (
    <section className={styles['stack']}>
      <div className={styles['between']}>
        <h2 className="xs dim">
          {formatMessage(draft.form === 'announcement' ? messages.previewBanner : messages.previewPhone)}
        </h2>
        <Segment
          label={formatMessage(messages.previewLanguage)}
          chosen={lang}
          onChoose={setLang}
          choices={languages.map((choice) => ({ choice, label: choice.toUpperCase() }))}
        />
      </div>
      <div className={styles['lockscreen']} lang={shown}>
        {draft.form === 'announcement' ? (
          <Banner tone="info" icon={speakerphoneIcon}>
            <b>{title || formatMessage(messages.untitled)}</b> {body}
          </Banner>
        ) : (
          <article>
            <span aria-hidden="true">
              <Logo />
            </span>
            <div>
              <b>{title || formatMessage(messages.untitled)}</b>
              <p>{body}</p>
            </div>
          </article>
        )}
      </div>
      <p className="xs dim">{formatMessage(messages.testText)}</p>
    </section>
  );
};
