import { IconButton } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { crossIcon, type IconShape } from '@ecrin/ui/icon/icons.ts';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { homeMessages as messages } from './home.messages.ts';
import styles from './home.module.css';

type LineProps = Readonly<{ name: string; icon: IconShape; onDismiss: () => void; children: ReactNode }>;

/** A quiet line that can be put away. */
export const NoticeLine = ({ name, icon, onDismiss, children }: LineProps) => (
  <aside className={styles['address']} aria-label={name}>
    <Icon of={icon} size="sm" />
    <p>{children}</p>
    <IconButton label={useIntl().formatMessage(messages.later)} onClick={onDismiss}>
      <Icon of={crossIcon} size="sm" />
    </IconButton>
  </aside>
);
