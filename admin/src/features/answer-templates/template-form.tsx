import { readText, requiredFault, type FieldFault } from '@ecrin/browser/form/form-fields.ts';
import {
  maxTemplateTitle,
  maxTemplateWords,
  templateVariables,
  type EditAnswerTemplateRequest,
} from '@ecrin/contracts/answer-template/answer-template.ts';
import { buttonLook } from '@ecrin/ui/button/button.tsx';
import { Field } from '@ecrin/ui/field/field.tsx';
import { TextAreaField } from '@ecrin/ui/field/text-area-field.tsx';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { Form, useFaultMessage } from '#lib/form/form.tsx';
import { templatesMessages as messages } from './templates.messages.ts';
import styles from './templates.module.css';

const wordsFields = [
  ['fr', messages.french],
  ['en', messages.english],
] as const;

const WordsFields = ({ words }: Pick<EditAnswerTemplateRequest, 'words'>) => {
  const { formatMessage } = useIntl();
  return wordsFields.map(([language, label]) => (
    <TextAreaField
      key={language}
      label={formatMessage(label)}
      hint={formatMessage(messages.variables, templateVariables[language])}
      name={language}
      lang={language}
      rows={5}
      maxLength={maxTemplateWords}
      defaultValue={words[language] ?? ''}
    />
  ));
};

type TemplateFormProps = Readonly<{
  known: EditAnswerTemplateRequest;
  busy: boolean;
  problem: unknown;
  onSend: (template: EditAnswerTemplateRequest) => void;
  /** A further act, under the form. */
  children?: ReactNode;
}>;

/** A title, and the answer in French, English or both. */
export const TemplateForm = ({ known, busy, problem, onSend, children }: TemplateFormProps) => {
  const { formatMessage } = useIntl();
  const faultOf = useFaultMessage();
  const [fault, setFault] = useState<FieldFault>();
  const send = (fields: FormData) => {
    const [title, fr, en] = [readText(fields, 'title'), readText(fields, 'fr'), readText(fields, 'en')];
    setFault(requiredFault(title));
    if (title !== '') onSend({ title, words: { fr: fr || null, en: en || null } });
  };
  const cancel = (
    <Link href="/admin/answer-templates" {...buttonLook()}>
      {formatMessage(messages.cancel)}
    </Link>
  );
  return (
    <div className={styles['form']}>
      <p className="sm dim">{formatMessage(messages.everyone)}</p>
      <Form send={formatMessage(messages.save)} busy={busy} problem={problem} onSend={send} aside={cancel}>
        <Field
          label={formatMessage(messages.name)}
          name="title"
          maxLength={maxTemplateTitle}
          autoComplete="off"
          defaultValue={known.title}
          error={faultOf(fault)}
          required
        />
        <WordsFields words={known.words} />
      </Form>
      {children}
    </div>
  );
};
