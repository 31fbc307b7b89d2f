import { shortDateTime } from '@ecrin/browser/time/short-date.ts';
import { erasureCertificate, type ErasureState } from '@ecrin/contracts/erasure/erasure-certificate.ts';
import { buttonLook } from '@ecrin/ui/button/button.tsx';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useLanguage } from '#lib/i18n/intl.tsx';
import type { Reference } from './attestation.api.ts';
import { attestationMessages as messages } from './attestation.messages.ts';
import { CertificateCheck } from './certificate-check.tsx';
import { CertificateForms } from './certificate-forms.tsx';
import { CertificateSheet } from './certificate-sheet.tsx';
import { FileCheck } from './file-check.tsx';
import { stateMessages } from './place.messages.ts';
import styles from './attestation.module.css';

/** null: what came is no certificate this page knows. */
const readCertificate = (text: string) => {
  try {
    return erasureCertificate.parse(JSON.parse(text));
  } catch {
    return null;
  }
};

/** Without a certificate: how far it is, in words. */
const NotYet = ({ erasure: { state, number, askedAt, dueAt } }: { erasure: ErasureState }) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const due = shortDateTime(dueAt, language);
  const text =
    state === 'asked' ? formatMessage(stateMessages.asked.text, { due }) : formatMessage(stateMessages[state].text);
  return (
    <div className={styles['ask']}>
      <h1 className="display" data-level="2" tabIndex={-1}>
        {formatMessage(stateMessages[state].title)}
      </h1>
      <output className="dim">{text}</output>
      <p className="sm dim">{formatMessage(messages.ofNumber, { number, asked: shortDateTime(askedAt, language) })}</p>
      {state === 'asked' && (
        <Link href="/login" {...buttonLook()}>
          {formatMessage(messages.signIn)}
        </Link>
      )}
    </div>
  );
};

/** An erasure as far as it is. */
export const ErasureShown = ({ erasure, reference }: Readonly<{ erasure: ErasureState; reference: Reference }>) => {
  const { formatMessage } = useIntl();
  const { certificate: text, signature, publicKey } = erasure;
  const certificate = text === null ? null : readCertificate(text);
  if (text === null || signature === null || !certificate) return <NotYet erasure={erasure} />;
  return (
    <>
      <CertificateSheet certificate={certificate}>
        <CertificateCheck certificate={text} signature={signature} publicKey={publicKey} />
        <p className={`xs dim ${styles['keep'] ?? ''}`}>
          {formatMessage(certificate.part ? messages.partKeep : messages.keep)}
        </p>
        <CertificateForms reference={reference} />
      </CertificateSheet>
      <FileCheck publicKey={publicKey} />
    </>
  );
};
