import type { ShownFact } from '@ecrin/contracts/memory/memory.ts';
import { maxFactLength } from '@ecrin/domain/memory/memory.vocabulary.ts';
import { Button, IconButton } from '@ecrin/ui/button/button.tsx';
import { Field } from '@ecrin/ui/field/field.tsx';
import { submitForm } from '@ecrin/ui/field/submit-form.ts';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { facetIcon, pencilIcon, trashIcon } from '@ecrin/ui/icon/icons.ts';
import { withFrenchTypography } from '@ecrin/ui/typography/french-typography.ts';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { useRequired } from '#lib/form/use-required.ts';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { formatCalendarDate } from '#lib/time/date-format.ts';
import { answerMessages } from '../answer.messages.ts';
import {
  useAcceptFactMutation,
  useForgetFactMutation,
  useRestoreFactMutation,
  useRewriteFactMutation,
} from './memory.api.ts';
import { memoryMessages as messages } from './memory.messages.ts';
import styles from './memory.module.css';

const useFactCommands = ({ factId }: ShownFact) => {
  const [accept] = useAcceptFactMutation();
  const [forget] = useForgetFactMutation();
  const [restore] = useRestoreFactMutation();
  const [rewrite, { isLoading }] = useRewriteFactMutation();
  const withFeedback = useCommandFeedback();
  // The row goes to another list with the button that was pressed.
  const move = async (command: Promise<unknown>) => {
    if (await withFeedback(command)) document.querySelector<HTMLElement>('main h1')?.focus();
  };
  return {
    accept: () => void move(accept(factId).unwrap()),
    forget: () => void move(forget(factId).unwrap()),
    restore: () => void move(restore(factId).unwrap()),
    rewrite: (text: string) => withFeedback(rewrite({ factId, text }).unwrap()),
    busy: isLoading,
  };
};

const Source = ({ fact: { by, source } }: { fact: ShownFact }) => {
  const { language } = useLanguage();
  const thought = source?.thought;
  return (
    <p className={styles['source']}>
      <span className={styles['by']} data-by={by}>
        <Icon of={by === 'model' ? facetIcon : pencilIcon} size="sm" />
        <FormattedMessage {...(by === 'model' ? answerMessages.byModel : messages.byYou)} />
      </span>
      {thought && (
        <Link href={`/app/thoughts/${thought.thoughtId}`}>
          <FormattedMessage {...messages.from} values={{ day: formatCalendarDate(language, thought.day) }} />
        </Link>
      )}
      {source && !thought && <FormattedMessage {...messages.sourceGone} />}
    </p>
  );
};

/** Stable: called when the field appears, and not again. */
const focusOnce = (input: HTMLInputElement | null) => input?.focus();

type EditFormProps = Readonly<{ fact: ShownFact; onDone: () => void }>;

const EditForm = ({ fact, onDone }: EditFormProps) => {
  const { formatMessage } = useIntl();
  const [text, setText] = useState(fact.text ?? '');
  const required = useRequired(text);
  const { rewrite, busy } = useFactCommands(fact);
  const save = async () => {
    if (required.check() && (await rewrite(text))) onDone();
  };
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => submitForm(event, save)}>
      <Field
        label={formatMessage(messages.words)}
        value={text}
        maxLength={maxFactLength}
        required
        error={required.error}
        ref={focusOnce}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={styles['answers']}>
        <Button type="submit" look="primary" busy={busy}>
          <FormattedMessage {...messages.keep} />
        </Button>
        <Button onClick={onDone}>
          <FormattedMessage {...messages.cancel} />
        </Button>
      </div>
    </form>
  );
};

/** Proposed: keep it or not. */
export const ProposedFact = ({ fact }: { fact: ShownFact }) => {
  const { accept, forget } = useFactCommands(fact);
  return (
    <li>
      <p dir="auto">{withFrenchTypography(fact.text ?? '')}</p>
      <Source fact={fact} />
      <div className={styles['answers']}>
        <Button onClick={accept}>
          <FormattedMessage {...messages.keep} />
        </Button>
        <Button look="text" onClick={forget}>
          <FormattedMessage {...messages.decline} />
        </Button>
      </div>
    </li>
  );
};

/** Remembered: in serif once it is in the person's own words. */
export const KeptFact = ({ fact }: { fact: ShownFact }) => {
  const { formatMessage } = useIntl();
  const [editing, setEditing] = useState(false);
  const { forget } = useFactCommands(fact);
  const text = withFrenchTypography(fact.text ?? '');
  if (editing)
    return (
      <li>
        <EditForm fact={fact} onDone={() => setEditing(false)} />
      </li>
    );
  return (
    <li className={styles['kept']}>
      <div>
        <p className={fact.by === 'person' ? 'words' : undefined}>{text}</p>
        <Source fact={fact} />
      </div>
      <div className={styles['tools']}>
        <IconButton label={formatMessage(messages.edit, { text })} onClick={() => setEditing(true)}>
          <Icon of={pencilIcon} />
        </IconButton>
        <IconButton label={formatMessage(messages.forget, { text })} onClick={forget}>
          <Icon of={trashIcon} />
        </IconButton>
      </div>
    </li>
  );
};

export const ForgottenFact = ({ fact }: { fact: ShownFact }) => {
  const { restore } = useFactCommands(fact);
  return (
    <li className={styles['kept']}>
      <p dir="auto" className="dim">
        {withFrenchTypography(fact.text ?? '')}
      </p>
      <Button look="text" onClick={restore}>
        <FormattedMessage {...messages.restore} />
      </Button>
    </li>
  );
};
