import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { searchIcon } from '@ecrin/ui/icon/icons.ts';
import styles from './list.module.css';

type SearchFieldProps = Readonly<{
  /** The accessible name. */
  label: string;
  /** What can be sought, as a placeholder. */
  hint: string;
  sought: string;
  onSeek: (sought: string) => void;
}>;

/** What narrows a list by words. */
export const SearchField = ({ label, hint, sought, onSeek }: SearchFieldProps) => (
  <search className={styles['search']}>
    <Icon of={searchIcon} />
    <input
      type="search"
      value={sought}
      onChange={({ target }) => onSeek(target.value)}
      aria-label={label}
      placeholder={hint}
    />
  </search>
);
