import { copyText } from '@ecrin/browser/page/copy-text.ts';
import { showToast } from '@ecrin/browser/page/toasts.ts';
import { IconButton } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { copyIcon } from '@ecrin/ui/icon/icons.ts';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { settingsMessages as messages } from './settings.messages.ts';
import styles from '../communities.module.css';

/** An address, and a button that copies it. */
export const LinkToCopy = ({ label, link }: Readonly<{ label: string; link: string }>) => {
  const { formatMessage } = useIntl();
  const id = useId();
  const copy = async () => {
    const copied = await copyText(link);
    showToast({
      tone: copied ? 'done' : 'error',
      message: formatMessage(copied ? messages.copied : messages.copyFailed),
    });
  };
  return (
    <div className={styles['form']}>
      <span id={id} className="label">
        {label}
      </span>
      <div className={styles['link']}>
        <output aria-labelledby={id}>{link}</output>
        <IconButton label={formatMessage(messages.copy)} onClick={() => void copy()}>
          <Icon of={copyIcon} />
        </IconButton>
      </div>
    </div>
  );
};
