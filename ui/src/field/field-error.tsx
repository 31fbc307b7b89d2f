import { Icon } from '#icon/icon.tsx';
import { alertIcon } from '#icon/icons.ts';
import styles from './field.module.css';

/** Why a value is not accepted, said at once; nothing when it is. */
export const FieldError = ({ id, error }: Readonly<{ id: string; error: string | null | undefined }>) =>
  error ? (
    <p id={id} className={styles['error']} role="alert">
      <Icon of={alertIcon} size="sm" />
      {error}
    </p>
  ) : null;
