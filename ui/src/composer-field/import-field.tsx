import { useId } from 'react';
import { Icon } from '#icon/icon.tsx';
import { uploadIcon, type IconShape } from '#icon/icons.ts';
import { VisuallyHidden } from '#visually-hidden/visually-hidden.tsx';
import styles from './import-field.module.css';

type ImportFieldProps = Readonly<{
  label: string;
  /** Formats and size, read aloud and shown under the pointer. */ limits: string;
  /** As the `accept` of an input. */ accept: string;
  icon?: IconShape;
  /** The label is seen too. */ labelled?: boolean;
  /** Several at once. */ multiple?: boolean;
  /** Opens the camera of a phone instead. */ camera?: boolean;
  onFiles: (files: readonly File[]) => void;
}>;

/** A file chooser as an icon. */
export const ImportField = ({
  label,
  limits,
  icon = uploadIcon,
  labelled,
  camera,
  onFiles,
  ...input
}: ImportFieldProps) => {
  const id = useId();
  return (
    <label className={styles['import']} title={`${label} (${limits})`} data-camera={camera} data-labelled={labelled}>
      <input
        {...input}
        type="file"
        className={styles['input']}
        aria-describedby={id}
        {...(camera && { capture: 'environment' })}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <Icon of={icon} />
      {labelled ? label : <VisuallyHidden>{label}</VisuallyHidden>}
      <span id={id} hidden>
        {limits}
      </span>
    </label>
  );
};
