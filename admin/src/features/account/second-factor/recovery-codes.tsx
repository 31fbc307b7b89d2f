import { copyText } from '@ecrin/browser/page/copy-text.ts';
import { showToast } from '@ecrin/browser/page/toasts.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { copyIcon, downloadIcon } from '@ecrin/ui/icon/icons.ts';
import { useIntl } from 'react-intl';
import { secondFactorMessages as messages } from './second-factor.messages.ts';
import styles from './second-factor.module.css';

const asFile = (codes: readonly string[]) =>
  URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }));

const download = (codes: readonly string[], name: string) => {
  const link = Object.assign(document.createElement('a'), { href: asFile(codes), download: name });
  link.click();
  // The browser reads the file after the click, not during it.
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000);
};

type RecoveryCodesProps = Readonly<{ codes: readonly string[]; onNoted: () => void }>;

/** Shown once: to be copied, saved or written down. */
export const RecoveryCodes = ({ codes, onNoted }: RecoveryCodesProps) => {
  const { formatMessage } = useIntl();
  const copy = async () => {
    const copied = await copyText(codes.join('\n'));
    showToast({
      tone: copied ? 'done' : 'error',
      message: formatMessage(copied ? messages.copied : messages.copyFailed),
    });
  };
  return (
    <div className={styles['step']}>
      <Banner tone="warn">{formatMessage(messages.codesText)}</Banner>
      <ul className={styles['codes']}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles['acts']}>
        <Button onClick={() => void copy()}>
          <Icon of={copyIcon} size="sm" />
          {formatMessage(messages.copy)}
        </Button>
        <Button onClick={() => download(codes, formatMessage(messages.fileName))}>
          <Icon of={downloadIcon} size="sm" />
          {formatMessage(messages.download)}
        </Button>
      </div>
      <Button look="primary" size="lg" block onClick={onNoted}>
        {formatMessage(messages.noted)}
      </Button>
    </div>
  );
};
