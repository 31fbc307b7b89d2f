import { saveFile } from '@ecrin/browser/page/save-file.ts';
import { showToast } from '@ecrin/browser/page/toasts.ts';
import type { CertificateFile } from '@ecrin/contracts/erasure/certificate-file.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { downloadIcon } from '@ecrin/ui/icon/icons.ts';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useFormatProblem } from '#lib/api/problem-feedback.ts';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { fetchCertificateFile, type Reference } from './attestation.api.ts';
import { fileMessages as messages } from './file.messages.ts';
import styles from './attestation.module.css';

const useSaving = (reference: Reference) => {
  const { formatMessage } = useIntl();
  const formatProblem = useFormatProblem();
  const [busy, setBusy] = useState<CertificateFile | null>(null);
  const save = async (file: CertificateFile) => {
    setBusy(file);
    const fetched = await fetchCertificateFile(reference, file);
    setBusy(null);
    if (fetched.file) saveFile(fetched.file, file);
    else showToast({ tone: 'error', message: formatProblem(fetched.fault) ?? formatMessage(messages.notSaved) });
  };
  return { busy, save };
};

/** The same certificate as paper and for a program, each with its signature; the paper in the language of the page. */
export const CertificateForms = ({ reference }: Readonly<{ reference: Reference }>) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { busy, save } = useSaving(reference);
  const forms = [
    [`certificate-${language}.pdf`, messages.pdf, messages.pdfSignature],
    ['certificate.json', messages.json, messages.jsonSignature],
  ] as const;
  return (
    <section className={styles['aside']}>
      <h2 className="h4">{formatMessage(messages.title)}</h2>
      <p className="sm dim">{formatMessage(messages.text)}</p>
      <div className={styles['forms']}>
        {forms.map(([file, name, signature]) => (
          <div key={file}>
            <Button busy={busy === file} onClick={() => void save(file)}>
              <Icon of={downloadIcon} size="sm" />
              {formatMessage(name)}
            </Button>
            <Button look="text" busy={busy === `${file}.minisig`} onClick={() => void save(`${file}.minisig`)}>
              {formatMessage(signature)}
            </Button>
          </div>
        ))}
      </div>
    </section>
  );
};
