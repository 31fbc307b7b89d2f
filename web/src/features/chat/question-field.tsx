import { maxQuestionLength } from '@ecrin/domain/conversation/conversation.vocabulary.ts';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { arrowUpIcon, stopIcon, warningIcon } from '@ecrin/ui/icon/icons.ts';
import { VisuallyHidden } from '@ecrin/ui/visually-hidden/visually-hidden.tsx';
import { useEffect, useId, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFindChatEngineQuery } from '#lib/api/chat-engine.api.ts';
import { chatMessages as messages } from './chat.messages.ts';
import { Listening, SpeakButton } from './voice/spoken-question.tsx';
import { useSpokenQuestion } from './voice/use-spoken-question.ts';
import styles from './question-field.module.css';

type QuestionFieldProps = Readonly<{
  value: string;
  placeholder: string;
  /** What is wrong with the question; null: nothing. */
  error: string | null;
  busy: boolean;
  onChange: (value: string) => void;
  onFailed: (sentence: string) => void;
  onSend: () => void;
  /** Stops the answer that is being written; null: none is. */
  onStop?: (() => void) | null;
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

const SendButton = ({ isReady }: { isReady: boolean }) => {
  const { formatMessage } = useIntl();
  return (
    <button type="submit" data-ready={isReady || undefined} aria-label={formatMessage(messages.send)}>
      <Icon of={arrowUpIcon} />
    </button>
  );
};

/** The field has the focus afterwards: the button goes. */
const StopButton = ({ onStop }: { onStop: () => void }) => (
  <button
    type="button"
    className={styles['stop']}
    data-ready
    onClick={({ currentTarget }) => {
      onStop();
      currentTarget.form?.querySelector('textarea')?.focus();
    }}
  >
    <Icon of={stopIcon} size="sm" />
    <FormattedMessage {...messages.stop} />
  </button>
);

type TextProps = Pick<QuestionFieldProps, 'value' | 'placeholder' | 'onChange' | 'onSend'> &
  Readonly<{ errorId: string | undefined }>;

const QuestionText = ({ value, placeholder, onChange, onSend, errorId }: TextProps) => {
  const { formatMessage } = useIntl();
  return (
    <label style={{ display: 'contents' }}>
      <VisuallyHidden>{formatMessage(messages.question)}</VisuallyHidden>
      <textarea
        ref={useAutoHeight(value)}
        rows={1}
        value={value}
        placeholder={placeholder}
        maxLength={maxQuestionLength}
        enterKeyHint="send"
        aria-invalid={errorId !== undefined || undefined}
        aria-describedby={errorId}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => void (isSendKey(event) && doInstead(onSend)(event))}
      />
    </label>
  );
};

/** Spoken words follow what is written already; the field has the focus afterwards, also when nothing was heard. */
const useSpokenText = ({ value, onChange, onFailed }: Pick<QuestionFieldProps, 'value' | 'onChange' | 'onFailed'>) => {
  const form = useRef<HTMLFormElement>(null);
  const spoken = useSpokenQuestion({ onFailed, onHeard: (text) => onChange(`${value} ${text}`.trim()) });
  const isSpeaking = spoken.stage !== 'idle';
  const wasSpeaking = useRef(false);
  useEffect(() => {
    if (wasSpeaking.current && !isSpeaking) form.current?.querySelector('textarea')?.focus();
    wasSpeaking.current = isSpeaking;
  }, [isSpeaking]);
  return { form, spoken };
};

type WrittenProps = TextProps & Pick<QuestionFieldProps, 'busy' | 'onStop'> & Readonly<{ onSpeak: () => void }>;

/** The text, and what can be done with it. */
const Written = ({ busy, onStop = null, onSpeak, ...text }: WrittenProps) => {
  const { data: engine } = useFindChatEngineQuery();
  const canSpeak = engine?.hears === true && onStop === null && !busy;
  return (
    <>
      <QuestionText {...text} />
      {canSpeak && <SpeakButton onClick={onSpeak} />}
      {onStop ? <StopButton onStop={onStop} /> : <SendButton isReady={text.value.trim() !== '' && !busy} />}
    </>
  );
};

/** Where a question is written, or spoken. */
export const QuestionField = ({ error, onFailed, ...written }: QuestionFieldProps) => {
  const errorId = useId();
  const { busy, onSend } = written;
  const { form, spoken } = useSpokenText({ ...written, onFailed });
  return (
    <div className={styles['asker']} data-bad={error !== null || undefined}>
      {error !== null && <FieldError id={errorId} error={error} />}
      <form ref={form} aria-busy={busy || undefined} onSubmit={doInstead(onSend)}>
        {spoken.stage === 'idle' ? (
          <Written {...written} errorId={error === null ? undefined : errorId} onSpeak={spoken.start} />
        ) : (
          <Listening question={spoken} />
        )}
      </form>
    </div>
  );
};
