import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { lockIcon } from '@ecrin/ui/icon/icons.ts';
import { VisuallyHidden } from '@ecrin/ui/visually-hidden/visually-hidden.tsx';
import { useIntl } from 'react-intl';
import { libMessages as messages } from '../lib.messages.ts';
import styles from './masked-words.module.css';

const ribbons = [1, 2, 3, 4, 5, 6, 7] as const;

/** A client's words, covered: always the same seven ribbons, whatever the length of what they cover. */
export const MaskedWords = () => {
  const { formatMessage } = useIntl();
  return (
    <span className={styles['masked']}>
      <VisuallyHidden>{formatMessage(messages.masked)}</VisuallyHidden>
      <Icon of={lockIcon} size="sm" />
      {ribbons.map((ribbon) => (
        <b key={ribbon} />
      ))}
    </span>
  );
};
