import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { checkIcon, shieldCheckIcon } from '@ecrin/ui/icon/icons.ts';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { minisignCommand } from './certificate-check.tsx';
import { checkFiles, type FilesCheck } from './check-files.ts';
import { fileMessages as messages } from './file.messages.ts';
import styles from './attestation.module.css';

type OutcomeProps = Readonly<{ check: FilesCheck; publicKey: string }>;

const Outcome = ({ check, publicKey }: OutcomeProps) => {
  const { formatMessage } = useIntl();
  if (check.state === 'not-both') return <Banner tone="warn">{formatMessage(messages.notBoth)}</Banner>;
  if (check.state === 'genuine') return <Genuine {...check} />;
  const { state, name } = check;
  if (state !== 'unsupported') return <Banner tone="bad">{formatMessage(messages[state], { name })}</Banner>;
  return (
    <>
      <Banner tone="warn">{formatMessage(messages.unsupported)}</Banner>
      <p className={styles['code']}>{minisignCommand(name, publicKey)}</p>
    </>
  );
};

const Genuine = ({ name, certificate: { number, isWhole, places } }: Extract<FilesCheck, { state: 'genuine' }>) => {
  const { formatMessage } = useIntl();
  const open = places.filter(({ found }) => found !== 0).length;
  if (!isWhole) return <Banner tone="warn">{formatMessage(messages.genuineOpen, { name, number, open })}</Banner>;
  return (
    <Banner tone="good" icon={checkIcon}>
      {formatMessage(messages.genuine, { name, number })}
    </Banner>
  );
};

/** A certificate that was kept, or that somebody else shows, is checked on this device: nothing is sent. */
export const FileCheck = ({ publicKey }: Readonly<{ publicKey: string }>) => {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const [check, setCheck] = useState<FilesCheck | 'unreadable' | null>(null);
  const checkChosen = async (files: readonly File[]) =>
    setCheck(await checkFiles(files, publicKey).catch(() => 'unreadable' as const));
  return (
    <section className={styles['aside']}>
      <h2 className="h4">{formatMessage(messages.checkTitle)}</h2>
      <p className="sm dim">{formatMessage(messages.checkText)}</p>
      <input
        ref={input}
        type="file"
        accept=".pdf,.json,.minisig"
        multiple
        hidden
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length > 0) void checkChosen(files);
        }}
      />
      <Button onClick={() => input.current?.click()}>
        <Icon of={shieldCheckIcon} size="sm" />
        {formatMessage(messages.choose)}
      </Button>
      {check === 'unreadable' && <Banner tone="bad">{formatMessage(messages.unreadable)}</Banner>}
      {check && check !== 'unreadable' && <Outcome check={check} publicKey={publicKey} />}
    </section>
  );
};
