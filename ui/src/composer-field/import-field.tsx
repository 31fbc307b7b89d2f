import { useId } from 'react';
import { Icon } from '#icon/icon.tsx';
import { uploadIcon } from '#icon/icons.ts';
import { VisuallyHidden } from '#visually-hidden/visually-hidden.tsx';
import styles from './import-field.module.css';

type ImportFieldProps = Readonly<{
  label: string;
  /** Formats and size, read aloud and shown under the pointer. */ limits: string;
  /** Extensions and types, as the file chooser takes them. */ accept: string;
  onFile: (file: File) => void;
}>;

/** A file chooser as an icon, at the end of the field. */
export const ImportField = ({ label, limits, accept, onFile }: ImportFieldProps) => {
  const id = useId();
  return (
    <label className={styles['import']} title={`${label} (${limits})`}>
      <input
        type="file"
        className={styles['input']}
        accept={accept}
        aria-describedby={id}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) onFile(file);
        }}
      />
      <Icon of={uploadIcon} />
      <VisuallyHidden>{label}</VisuallyHidden>
      <span id={id} hidden>
        {limits}
      </span>
    </label>
  );
};
