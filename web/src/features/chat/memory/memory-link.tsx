import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { fileTextIcon } from '@ecrin/ui/icon/icons.ts';
import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { memoryMessages } from './memory.messages.ts';
import styles from './memory.module.css';

/** At the top of conversations. */
export const MemoryLink = () => (
  <Link href="/app/chat/memory" className={styles['link']}>
    <Icon of={fileTextIcon} />
    <FormattedMessage {...memoryMessages.title} />
  </Link>
);
