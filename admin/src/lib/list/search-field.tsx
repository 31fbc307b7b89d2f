import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { searchIcon } from '@ecrin/ui/icon/icons.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import styles from './list.module.css';

type SearchFieldProps = Readonly<{
  /** The accessible name. */
  label: string;
  /** What can be sought, as a placeholder. */
  hint: string;
  sought: string;
  /** Not with every letter. */
  onSeek: (sought: string) => void;
}>;

const restMs = 250;

const useTyped = (sought: string, onSeek: SearchFieldProps['onSeek']) => {
  const [typed, setTyped] = useState(sought);
  const [sent, setSent] = useState(sought);
  const [known, setKnown] = useState(sought);
  if (sought !== known) {
    setKnown(sought);
    // Another search came from outside (Back, « Tous »); one's own may arrive after further letters were typed.
    if (sought !== sent) setTyped(sought);
  }
  const seek = useEffectEvent((text: string) => {
    setSent(text);
    onSeek(text);
  });
  useEffect(() => {
    if (typed === known) return undefined;
    const timer = setTimeout(seek, restMs, typed);
    return () => clearTimeout(timer);
  }, [typed, known]);
  return [typed, setTyped] as const;
};

/** What narrows a list by words, after a short pause. */
export const SearchField = ({ label, hint, sought, onSeek }: SearchFieldProps) => {
  const [typed, setTyped] = useTyped(sought, onSeek);
  return (
    <search className={styles['search']}>
      <Icon of={searchIcon} />
      <input
        type="search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        aria-label={label}
        placeholder={hint}
      />
    </search>
  );
};
