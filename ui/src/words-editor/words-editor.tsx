import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { Button } from '#button/button.tsx';
import styles from './words-editor.module.css';

type Labels = Readonly<{ field: string; keep: string; leave: string }>;
type WordsEditorProps = {
  initial: string;
  labels: Labels;
  busy?: boolean;
  size?: 'sm' | 'lg';
  hint?: string;
  onKeep: (words: string) => void;
  onLeave: () => void;
};

/** Where the person writes: serif, as tall as the words. Ctrl or ⌘ and Enter keeps, Escape leaves. */
export const WordsEditor = ({
  initial,
  labels,
  busy = false,
  size = 'sm',
  hint,
  onKeep,
  onLeave,
}: WordsEditorProps) => {
  const [words, setWords] = useState(initial);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const keep = (event?: FormEvent) => {
    event?.preventDefault();
    if (words.trim() !== '') onKeep(words);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onLeave();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) keep();
  };
  return (
    <form className={styles['editor']} onSubmit={keep}>
      <textarea
        ref={field}
        className={styles['field']}
        data-size={size}
        aria-label={labels.field}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={onKey}
      />
      {hint && <p className={styles['hint']}>{hint}</p>}
      <div className={styles['actions']}>
        <Button look="quiet" onClick={onLeave}>
          {labels.leave}
        </Button>
        <Button look="primary" type="submit" busy={busy} disabled={words.trim() === ''}>
          {labels.keep}
        </Button>
      </div>
    </form>
  );
};
