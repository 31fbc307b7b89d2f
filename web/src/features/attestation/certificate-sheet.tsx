import { shortDate } from '@ecrin/browser/time/short-date.ts';
import type { ErasureCertificate, SearchedPlace } from '@ecrin/contracts/erasure/erasure-certificate.ts';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { alertIcon, checkIcon } from '@ecrin/ui/icon/icons.ts';
import { PaperSheet } from '@ecrin/ui/paper-sheet/paper-sheet.tsx';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { attestationMessages as messages } from './attestation.messages.ts';
import { certificateRows, inFours, type CertificateRow } from './certificate-rows.ts';
import { groupMessages, partGroupMessages, placeMessages } from './place.messages.ts';
import { useInstants } from './use-instants.ts';
import styles from './attestation.module.css';

const OpenPlace = ({ place: { place, found, reason } }: { place: SearchedPlace }) => {
  const { formatMessage } = useIntl();
  const name = formatMessage(placeMessages[place]);
  if (found !== null) return <li>{formatMessage(messages.leftThere, { place: name, found })}</li>;
  return <li>{formatMessage(reason === 'restarted' ? messages.restarted : messages.unreachable, { place: name })}</li>;
};

type RowProps = Readonly<{ row: CertificateRow; when: string; isPart: boolean }>;

const WhatIsOpen = ({ row: { group, closed, all, open } }: Pick<RowProps, 'row'>) =>
  group === 'devices' ? (
    <p>
      <FormattedMessage {...messages.notSeen} values={{ waiting: all - closed }} />
    </p>
  ) : (
    <ul>
      {open.map((place) => (
        <OpenPlace key={place.place} place={place} />
      ))}
    </ul>
  );

const Row = ({ row, when, isPart }: RowProps) => {
  const { group, closed, all, at, open, nothingKept } = row;
  const { formatMessage } = useIntl();
  const isClosed = open.length === 0;
  const label =
    nothingKept && group === 'backups'
      ? formatMessage(messages.noBackups)
      : formatMessage((isPart ? partGroupMessages : groupMessages)[group], { closed, all });
  return (
    <li data-open={isClosed ? undefined : true}>
      <Icon of={isClosed ? checkIcon : alertIcon} size="sm" />
      <span>{label}</span>
      <time dateTime={at}>{when}</time>
      {!isClosed && <WhatIsOpen row={row} />}
    </li>
  );
};

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** Of erased sounds alone none is destroyed. */
const DestroyedKey = ({ certificate: { keyFingerprint, part } }: Readonly<{ certificate: ErasureCertificate }>) => {
  const { formatMessage } = useIntl();
  if (keyFingerprint === null && part) return null;
  return (
    <Fact name={formatMessage(messages.destroyedKey)}>
      {keyFingerprint === null ? (
        formatMessage(messages.noKey)
      ) : (
        <code className={styles['code']}>{inFours(keyFingerprint)}</code>
      )}
    </Fact>
  );
};

const leadOf = ({ isWhole, part }: ErasureCertificate) => {
  if (part) return isWhole ? messages.partWhole : messages.partNotWhole;
  return isWhole ? messages.whole : messages.notWhole;
};

/** A sheet of paper with an empty setting: what was sought, where, and what of it is left. */
export const CertificateSheet = ({
  certificate,
  children,
}: {
  certificate: ErasureCertificate;
  children: ReactNode;
}) => {
  const { formatMessage, formatNumber } = useIntl();
  const { number, askedAt, marks, places, part } = certificate;
  const rows = certificateRows(certificate);
  const instants = useInstants(rows.map(({ at }) => at));
  const megabytes = places.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000_000;
  const read = formatNumber(megabytes, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).replace(
    ' ',
    '\u00a0',
  );
  const open = places.filter(({ found }) => found !== 0).length;
  return (
    <PaperSheet title={formatMessage(messages.title)} lead={formatMessage(leadOf(certificate), { open })}>
      <ol className={styles['steps']}>
        {rows.map((row, index) => (
          <Row key={row.group} row={row} when={instants[index] ?? ''} isPart={part !== undefined} />
        ))}
      </ol>
      <dl className={styles['facts']}>
        <Fact name={formatMessage(messages.reference)}>{number}</Fact>
        <Fact name={formatMessage(messages.askedOn)}>{shortDate(askedAt)}</Fact>
        {part && part.thoughts > 0 && (
          <Fact name={formatMessage(messages.part)}>{formatMessage(messages.partThoughts, part)}</Fact>
        )}
        {part && part.sounds > 0 && (
          <Fact name={formatMessage(messages.part)}>{formatMessage(messages.partSounds, part)}</Fact>
        )}
        <DestroyedKey certificate={certificate} />
        <Fact name={formatMessage(messages.sought)}>{formatMessage(messages.soughtIn, { ...marks, read })}</Fact>
      </dl>
      {children}
    </PaperSheet>
  );
};
