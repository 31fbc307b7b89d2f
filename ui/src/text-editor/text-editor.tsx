import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '#button/button.tsx';
import { submitForm } from '#field/submit-form.ts';
import styles from './text-editor.module.css';

type Labels = Readonly<{ field: string; save: string; cancel: string }>;
type TextEditorProps = {
  initial: string;
  labels: Labels;
  busy?: boolean;
  size?: 'sm' | 'lg';
  hint?: string;
  onSave: (words: string) => void;
  onCancel: () => void;
};

/** A text area in the serif font that grows with the text. Ctrl or ⌘ + Enter saves, Escape cancels. */
export const TextEditor = ({ initial, labels, busy = false, size = 'sm', hint, onSave, onCancel }: TextEditorProps) => {
  const [words, setWords] = useState(initial);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const keep = () => {
    if (words.trim() !== '') onSave(words);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) keep();
  };
  return (
    <form className={styles['editor']} noValidate onSubmit={(event) => submitForm(event, keep)}>
      <textarea
        ref={field}
        className={styles['field']}
        data-size={size}
        dir="auto"
        aria-label={labels.field}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={onKey}
      />
      {hint && <p className={styles['hint']}>{hint}</p>}
      <div className={styles['actions']}>
        <Button look="quiet" onClick={onCancel}>
          {labels.cancel}
        </Button>
        <Button look="primary" type="submit" busy={busy} disabled={words.trim() === ''}>
          {labels.save}
        </Button>
      </div>
    </form>
  );
};
