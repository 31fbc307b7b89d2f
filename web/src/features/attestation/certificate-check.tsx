import { checkMinisign, type SignatureCheck } from '@ecrin/contracts/erasure/minisign.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { shieldCheckIcon } from '@ecrin/ui/icon/icons.ts';
import { PaperActs, PrintButton } from '@ecrin/ui/paper-sheet/paper-sheet.tsx';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { attestationMessages as messages } from './attestation.messages.ts';
import { inFours } from './certificate-rows.ts';
import styles from './attestation.module.css';

/** The texts as the server gave them: what is checked here is what is shown. */
export type Issued = Readonly<{ certificate: string; signature: string; publicKey: string }>;

/** The second line of a key in minisign’s format: all of it that counts. */
const keyLine = (publicKey: string): string => publicKey.trim().split('\n').at(-1) ?? '';
/** By which somebody else’s tool checks a file that has its signature beside it. */
export const minisignCommand = (name: string, publicKey: string): string =>
  `minisign -Vm ${name} -P ${keyLine(publicKey)}`;

const hexOf = (hash: ArrayBuffer): string =>
  Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** null until it is known; not known where a page is not sent safely, as browsers hash nothing there. */
const useFingerprint = (text: string): string | null => {
  const [fingerprint, setFingerprint] = useState<string | null>(null);
  useEffect(() => {
    if (!('subtle' in crypto)) return;
    void crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)).then((hash) => setFingerprint(hexOf(hash)));
  }, [text]);
  return fingerprint;
};

const tones = { genuine: 'info', altered: 'bad', unsupported: 'warn' } as const;

const Outcome = ({ outcome, publicKey }: { outcome: SignatureCheck; publicKey: string }) => {
  const { formatMessage } = useIntl();
  const key = keyLine(publicKey);
  return (
    <div className={styles['outcome']}>
      <Banner tone={tones[outcome]}>{formatMessage(messages[outcome])}</Banner>
      {outcome === 'genuine' && <p className={styles['code']}>{formatMessage(messages.key, { key })}</p>}
      {outcome === 'unsupported' && <p className={styles['code']}>{minisignCommand('certificate.json', publicKey)}</p>}
    </div>
  );
};

/** Checks the signature on this device, and prints the page. */
export const CertificateCheck = ({ certificate, signature, publicKey }: Issued) => {
  const { formatMessage } = useIntl();
  const [outcome, setOutcome] = useState<SignatureCheck | null>(null);
  const fingerprint = useFingerprint(certificate);
  const check = async () => setOutcome(await checkMinisign({ text: certificate, signature, publicKey }));
  return (
    <>
      <p className={styles['code']} aria-label={formatMessage(messages.fingerprint)} role="note">
        {fingerprint === null ? '\u00a0' : `sha-256 ${inFours(fingerprint)}`}
      </p>
      <PaperActs>
        <Button look="primary" onClick={() => void check()}>
          <Icon of={shieldCheckIcon} />
          {formatMessage(messages.check)}
        </Button>
        <PrintButton>{formatMessage(messages.print)}</PrintButton>
      </PaperActs>
      {outcome && <Outcome outcome={outcome} publicKey={publicKey} />}
    </>
  );
};
