import { useId } from 'react';
import { Icon } from '#icon/icon.tsx';
import { uploadIcon } from '#icon/icons.ts';
import styles from './import-field.module.css';

const accepted = '.webm,.m4a,.mp4,.ogg,.oga,.opus,.mp3,.wav,.flac,audio/*,video/webm,video/mp4';

type ImportFieldProps = Readonly<{
  label: string;
  formats: string;
  limit: string;
  /** While a file is being taken in. */ progress: string | null;
  onFile: (file: File) => void;
}>;

/** A file chooser as a quiet word, with its limits beside it. */
export const ImportField = ({ label, formats, limit, progress, onFile }: ImportFieldProps) => {
  const id = useId();
  if (progress !== null) return <output className={styles['progress']}>{progress}</output>;
  return (
    <span className={styles['import']}>
      <label className={styles['label']}>
        <input
          type="file"
          className={styles['input']}
          accept={accepted}
          aria-describedby={id}
          onChange={({ target }) => {
            const file = target.files?.[0];
            target.value = '';
            if (file) onFile(file);
          }}
        />
        <Icon of={uploadIcon} size="sm" /> {label}
      </label>
      <span id={id} className={styles['hint']}>
        <span className={styles['formats']}>{formats} </span>
        {limit}
      </span>
    </span>
  );
};
