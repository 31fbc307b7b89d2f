import { maxQuestionLength } from '@ecrin/domain/conversation/conversation.vocabulary.ts';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { arrowUpIcon, warningIcon } from '@ecrin/ui/icon/icons.ts';
import { VisuallyHidden } from '@ecrin/ui/visually-hidden/visually-hidden.tsx';
import { useId, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { chatMessages as messages } from './chat.messages.ts';
import styles from './question-field.module.css';

type QuestionFieldProps = Readonly<{
  value: string;
  placeholder: string;
  /** What is wrong with the question; null: nothing. */
  error: string | null;
  busy: boolean;
  onChange: (value: string) => void;
  onSend: () => void;
}>;

/** Enter sends; with Shift it begins a new line. While a word is composed it belongs to the input method. */
const isSendKey = ({ key, shiftKey, nativeEvent }: KeyboardEvent) =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing;

const doInstead = (act: () => void) => (event: Pick<Event, 'preventDefault'>) => {
  event.preventDefault();
  act();
};

/** As tall as its words; the limit is in the style. */
const useAutoHeight = (value: string) => {
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    if (!field.current) return;
    field.current.style.height = '';
    if (value !== '') field.current.style.height = `${field.current.scrollHeight}px`;
  }, [value]);
  return field;
};

const FieldError = ({ id, error }: { id: string; error: string }) => (
  <p id={id} className={styles['error']} role="alert">
    <Icon of={warningIcon} size="sm" />
    {error}
  </p>
);

/** Where a question is written. */
export const QuestionField = ({ value, placeholder, error, busy, onChange, onSend }: QuestionFieldProps) => {
  const { formatMessage } = useIntl();
  const [field, errorId] = [useAutoHeight(value), useId()];
  return (
    <div className={styles['asker']} data-bad={error !== null || undefined}>
      {error !== null && <FieldError id={errorId} error={error} />}
      <form aria-busy={busy || undefined} onSubmit={doInstead(onSend)}>
        <label style={{ display: 'contents' }}>
          <VisuallyHidden>{formatMessage(messages.question)}</VisuallyHidden>
          <textarea
            ref={field}
            rows={1}
            value={value}
            placeholder={placeholder}
            maxLength={maxQuestionLength}
            enterKeyHint="send"
            aria-invalid={error !== null || undefined}
            aria-describedby={error === null ? undefined : errorId}
            onChange={({ target }) => onChange(target.value)}
            onKeyDown={(event) => void (isSendKey(event) && doInstead(onSend)(event))}
          />
        </label>
        <button
          type="submit"
          data-ready={(value.trim() !== '' && !busy) || undefined}
          aria-label={formatMessage(messages.send)}
        >
          <Icon of={arrowUpIcon} />
        </button>
      </form>
    </div>
  );
};
