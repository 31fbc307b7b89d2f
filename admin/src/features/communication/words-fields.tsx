import { longestBroadcastBody, longestBroadcastTitle } from '@ecrin/domain/broadcast/broadcast.vocabulary.ts';
import { languages, type Language } from '@ecrin/domain/kernel/language.ts';
import { Field } from '@ecrin/ui/field/field.tsx';
import { SelectField } from '@ecrin/ui/field/select-field.tsx';
import { TextAreaField } from '@ecrin/ui/field/text-area-field.tsx';
import { useIntl } from 'react-intl';
import { communicationMessages as messages } from './communication.messages.ts';
import { readerLanguageOf, writtenIn, type Draft } from './draft.ts';
import styles from './communication.module.css';

export type DraftProps = Readonly<{ draft: Draft; onChange: (changed: Partial<Draft>) => void }>;

const TextFields = ({ lang, draft, onChange }: DraftProps & Readonly<{ lang: Language }>) => {
  const { formatMessage } = useIntl();
  const { title, body } = draft[lang];
  const write = (changed: Partial<Draft[Language]>) => onChange({ [lang]: { ...draft[lang], ...changed } });
  return (
    <div className={styles['stack']}>
      <Field
        label={formatMessage(messages.titleIn, { lang })}
        lang={lang}
        maxLength={longestBroadcastTitle}
        value={title}
        onChange={({ target }) => write({ title: target.value })}
      />
      <TextAreaField
        label={formatMessage(messages.bodyIn, { lang })}
        lang={lang}
        rows={4}
        maxLength={longestBroadcastBody}
        hint={formatMessage(messages.length, { length: body.length, most: longestBroadcastBody })}
        value={body}
        onChange={({ target }) => write({ body: target.value })}
      />
    </div>
  );
};

/** Read by those whose language is not written. */
const FallbackField = ({ draft, onChange }: DraftProps) => {
  const { formatMessage } = useIntl();
  const reads = readerLanguageOf(draft);
  if (writtenIn(draft).length === languages.length) return null;
  if (reads !== null) return <p className="sm dim">{formatMessage(messages.readerReads, { lang: reads })}</p>;
  return (
    <SelectField
      label={formatMessage(messages.fallback)}
      value={draft.fallback}
      onChange={({ target }) => onChange({ fallback: languages.find((lang) => lang === target.value) ?? '' })}
      choices={[
        { value: '', label: formatMessage(messages.fallbackNone) },
        ...languages.map((lang) => ({ value: lang, label: formatMessage(messages.fallbackIn, { lang }) })),
      ]}
    />
  );
};

export const WordsFields = (props: DraftProps) => (
  <>
    <div className={styles['pairs']}>
      {languages.map((lang) => (
        <TextFields key={lang} lang={lang} {...props} />
      ))}
    </div>
    <FallbackField {...props} />
  </>
);
