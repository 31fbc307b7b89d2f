import { copyText } from '@ecrin/browser/page/copy-text.ts';
import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { showToast } from '@ecrin/browser/page/toasts.ts';
import { shortDateTime } from '@ecrin/browser/time/short-date.ts';
import { Button, buttonLook } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { copyIcon } from '@ecrin/ui/icon/icons.ts';
import { PaperActs, PaperSheet, PrintButton } from '@ecrin/ui/paper-sheet/paper-sheet.tsx';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, Redirect } from 'wouter';
import { certificateHref } from '#lib/erasure/certificate-href.ts';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { PlainHead } from '#lib/page/plain-head.tsx';
import { askedMessages as messages } from './asked.messages.ts';
import { certificateAddress, useShownErasure, type ShownErasure } from './shown-erasure.ts';
import styles from './asked.module.css';

type Shown = Readonly<{ erasure: ShownErasure }>;

const Keeping = ({ erasure }: Shown) => {
  const { formatMessage } = useIntl();
  const { number, code } = erasure;
  const address = certificateAddress(erasure);
  const copy = async () => {
    const copied = await copyText(formatMessage(messages.copyText, { number, code, address }));
    showToast({
      tone: copied ? 'done' : 'error',
      message: formatMessage(copied ? messages.copied : messages.notCopied),
    });
  };
  return (
    <PaperActs>
      <Button look="primary" onClick={() => void copy()}>
        <Icon of={copyIcon} />
        {formatMessage(messages.copy)}
      </Button>
      <PrintButton>{formatMessage(messages.print)}</PrintButton>
    </PaperActs>
  );
};

const Facts = ({ erasure: { number, code } }: Shown) => (
  <dl className={styles['facts']}>
    <div>
      <dt>
        <FormattedMessage {...messages.number} />
      </dt>
      <dd>{number}</dd>
    </div>
    <div>
      <dt>
        <FormattedMessage {...messages.code} />
      </dt>
      <dd>{code}</dd>
    </div>
  </dl>
);

const Asked = ({ erasure }: Shown) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { when, dueAt } = erasure;
  usePageTitle(formatMessage(messages.asked, { when }));
  const address = (text: ReactNode) => (
    <Link key="a" href={certificateHref(erasure)} className="link">
      {text}
    </Link>
  );
  return (
    <PaperSheet
      title={formatMessage(messages.asked, { when })}
      lead={formatMessage(messages.text, { when, moment: shortDateTime(dueAt, language) })}
    >
      <Facts erasure={erasure} />
      <Keeping erasure={erasure} />
      <p className={styles['where']}>
        <FormattedMessage {...messages.where} values={{ a: address }} />
        <span className={styles['address']}>{certificateAddress(erasure)}</span>
      </p>
      {when === 'in-seven-days' && (
        <PaperActs>
          <Link href="/login" {...buttonLook({ look: 'text' })}>
            {formatMessage(messages.undo)}
          </Link>
        </PaperActs>
      )}
    </PaperSheet>
  );
};

/** After asking for an erasure, signed out: number and code, which nobody can send again, and until when it can be undone. */
export const AskedErasureScreen = () => {
  const erasure = useShownErasure();
  // A link of a message may bring number and code.
  if (erasure === null) return <Redirect to={`/attestation${window.location.hash}`} replace />;
  return (
    <>
      <PlainHead />
      <main id="content" className={styles['page']}>
        <Asked erasure={erasure} />
      </main>
    </>
  );
};
