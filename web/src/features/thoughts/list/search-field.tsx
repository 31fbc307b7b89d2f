import { IconButton } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { crossIcon, searchIcon } from '@ecrin/ui/icon/icons.ts';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDebouncedEffect } from '#lib/time/clock.ts';
import { listMessages as messages } from './list.messages.ts';
import styles from './thoughts-screen.module.css';

const debounceMs = 250;

const useSearchField = (q: string, onSearch: (q: string) => void) => {
  const [typed, setTyped] = useState(q);
  const field = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState(q);
  const [known, setKnown] = useState(q);
  if (q !== known) {
    setKnown(q);
    // Another search came from outside (back, « Tout effacer »); one's own may arrive after further letters were typed.
    if (q !== sent) setTyped(q);
  }
  const search = (text: string) => {
    setSent(text);
    onSearch(text);
  };
  useDebouncedEffect({ value: typed, known: q, ms: debounceMs, act: search });
  const clear = () => {
    setTyped('');
    search('');
    field.current?.focus();
  };
  return { field, typed, setTyped, search, clear };
};

/** Searches while typing, after a short pause. */
export const SearchField = ({ q, onSearch }: { q: string; onSearch: (q: string) => void }) => {
  const { formatMessage } = useIntl();
  const { field, typed, setTyped, search, clear } = useSearchField(q, onSearch);
  return (
    <search className={styles['search']}>
      <Icon of={searchIcon} />
      <input
        ref={field}
        type="search"
        value={typed}
        maxLength={200}
        enterKeyHint="search"
        aria-label={formatMessage(messages.search)}
        placeholder={formatMessage(messages.searchHint)}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && search(typed)}
      />
      {typed !== '' && (
        <IconButton label={formatMessage(messages.clearSearch)} onClick={clear}>
          <Icon of={crossIcon} />
        </IconButton>
      )}
    </search>
  );
};
