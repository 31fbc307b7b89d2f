import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { checkIcon, shieldCheckIcon } from '@ecrin/ui/icon/icons.ts';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { formatDate } from '#lib/time/date-format.ts';
import type { Finding, Verdict } from './verify-archive.ts';
import { verifyMessages as messages } from './verify.messages.ts';
import styles from '../own-data.module.css';

type Checking = Readonly<{ name: string }> &
  (Readonly<{ share: number; verdict: null }> | Readonly<{ verdict: Verdict | 'failed' }>);

const mostShown = 5;

const Findings = ({ name, findings }: Readonly<{ name: string; findings: readonly Finding[] }>) => {
  const { formatMessage } = useIntl();
  const more = findings.length - mostShown;
  return (
    <Banner tone="bad">
      <span dir="auto">{formatMessage(messages.changed, { name })}</span>
      <ul className={styles['findings']}>
        {findings.slice(0, mostShown).map((finding) => (
          <li key={`${finding.kind} ${finding.name}`}>{formatMessage(messages.finding, finding)}</li>
        ))}
        {more > 0 && <li>{formatMessage(messages.more, { count: more })}</li>}
      </ul>
    </Banner>
  );
};

const Outcome = ({ name, verdict }: Readonly<{ name: string; verdict: Verdict | 'failed' }>) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  if (verdict === 'failed') return <Banner tone="bad">{formatMessage(messages.failed, { name })}</Banner>;
  if (verdict.state === 'whole') {
    const { files, signedAt } = verdict;
    return (
      <Banner tone="good" icon={checkIcon}>
        {formatMessage(messages.whole, { name, files, date: formatDate(language, signedAt) })}
      </Banner>
    );
  }
  if (verdict.state === 'changed') return <Findings name={name} findings={verdict.findings} />;
  return (
    <Banner tone={verdict.state === 'unreadable' ? 'bad' : 'warn'}>
      {formatMessage(messages[verdict.state], { name })}
    </Banner>
  );
};

/** Reads a file on this device and says whether it is as it was signed here. */
const useChecking = (publicKey: string) => {
  const [checking, setChecking] = useState<Checking | null>(null);
  const check = async (file: File) => {
    const { name } = file;
    const onProgress = (share: number) => setChecking({ name, share, verdict: null });
    onProgress(0);
    const verdict = await import('./verify-archive.ts')
      .then(({ verifyArchive }) => verifyArchive({ file, publicKey, onProgress }))
      .catch(() => 'failed' as const);
    setChecking({ name, verdict });
  };
  return { checking, check };
};

const Progress = ({ name, share }: Readonly<{ name: string; share: number }>) => {
  const label = useIntl().formatMessage(messages.reading, { name, percent: Math.round(100 * share) });
  return (
    <div className={styles['progress']}>
      <progress value={share} aria-label={label} />
      <p className="xs dim" dir="auto">
        {label}
      </p>
    </div>
  );
};

/** Whether a file, of oneself or of somebody else, is as this service signed it. */
export const VerifyFile = ({ publicKey }: Readonly<{ publicKey: string }>) => {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const { checking, check } = useChecking(publicKey);
  const isReading = checking?.verdict === null;
  return (
    <section className={styles['aside']}>
      <h2 className="h4">{formatMessage(messages.title)}</h2>
      <p className="sm dim">{formatMessage(messages.text)}</p>
      <input
        ref={input}
        type="file"
        accept=".zip"
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) void check(file);
        }}
      />
      <div>
        <Button busy={isReading} onClick={() => input.current?.click()}>
          <Icon of={shieldCheckIcon} size="sm" />
          {formatMessage(messages.choose)}
        </Button>
      </div>
      {isReading && <Progress name={checking.name} share={checking.share} />}
      {checking && checking.verdict !== null && <Outcome name={checking.name} verdict={checking.verdict} />}
      <details className={styles['key']}>
        <summary className="xs">{formatMessage(messages.keyTitle)}</summary>
        <p className="xs dim">{formatMessage(messages.key, { key: publicKey })}</p>
      </details>
    </section>
  );
};
