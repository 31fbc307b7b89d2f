import { useLayoutEffect, useRef, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '#icon/icon.tsx';
import { arrowUpIcon } from '#icon/icons.ts';
import { VisuallyHidden } from '#visually-hidden/visually-hidden.tsx';
import styles from './composer-field.module.css';

type ComposerFieldProps = Omit<ComponentProps<'textarea'>, 'className' | 'rows' | 'onSubmit' | 'value'> &
  Readonly<{
    value: string;
    label: string;
    sendLabel: string;
    /** Keys that do the same, in words. */ shortcut: string;
    busy: boolean;
    /** Without words as well. */ sendable?: boolean;
    onSend: () => void;
    /** Another way to bring a thought, before the send button. */ attach: ReactNode;
    /** On a desk, at the end of the field. */ record: ReactNode;
  }>;

const fitHeight = (field: HTMLTextAreaElement, words: string) => {
  field.style.height = '';
  if (words !== '' && field.scrollHeight > field.clientHeight) field.style.height = `${field.scrollHeight}px`;
};

/** As tall as its words, eight lines at most. */
const useAutoHeight = (value: string) => {
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    if (field.current) fitHeight(field.current, value);
  }, [value]);
  return field;
};

const isSendKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) => key === 'Enter' && (ctrlKey || metaKey);

const SendButton = ({ label, shortcut, ready }: Readonly<{ label: string; shortcut: string; ready: boolean }>) => (
  <button
    type="submit"
    className={styles['send']}
    data-ready={ready || undefined}
    aria-disabled={!ready}
    aria-label={label}
    title={`${label} (${shortcut})`}
  >
    <Icon of={arrowUpIcon} />
  </button>
);

/** Where a thought is written. Ctrl or ⌘ + Enter keeps it, as the button does. */
export const ComposerField = (props: ComposerFieldProps) => {
  const { value, label, sendLabel, shortcut, busy, sendable = false, onSend, attach, record, ...field } = props;
  const ref = useAutoHeight(value);
  const ready = (value.trim() !== '' || sendable) && !busy;
  const send = () => ready && onSend();
  return (
    <form
      className={styles['composer']}
      aria-busy={busy || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label style={{ display: 'contents' }}>
        <VisuallyHidden>{label}</VisuallyHidden>
        <textarea
          {...field}
          ref={ref}
          className={styles['field']}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          rows={1}
          dir="auto"
          value={value}
          onKeyDown={(event) => void (isSendKey(event) && send())}
        />
      </label>
      <span className={styles['attach']}>{attach}</span>
      <SendButton label={sendLabel} shortcut={shortcut} ready={ready} />
      <span className={styles['record']}>{record}</span>
    </form>
  );
};
