import type { AskedExport, ExportOutlook } from '@ecrin/contracts/export/export.ts';
import { Button, IconButton } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { boxIcon, downloadIcon } from '@ecrin/ui/icon/icons.ts';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useListThreadsQuery } from '#lib/api/thread-list.api.ts';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { deviceZone } from '#lib/time/clock.ts';
import { formatDate, formatTime } from '#lib/time/date-format.ts';
import { useVoiceLength } from '#lib/time/voice-length.ts';
import { useGetExportOutlookQuery, type TakenArchive } from './own-data.api.ts';
import { askedOf, firstChoice, isBookAlone, type TakeChoice } from './take-choice.ts';
import { TakeForms, TakeWhat } from './take-parts.tsx';
import { takeMessages as messages } from './take.messages.ts';
import { useByteSize } from './use-byte-size.ts';
import { download, type useTake } from './use-take.ts';
import styles from './own-data.module.css';

const bold = { b: (text: ReactNode) => <b>{text}</b> };
const dayMs = 86_400_000;
/** Less is not worth a word. */
const leastVoiceMs = 60_000;

const Lead = ({ outlook: { thoughts, voiceMs } }: Readonly<{ outlook: ExportOutlook }>) => {
  const lengthOf = useVoiceLength();
  const voice = voiceMs >= leastVoiceMs ? lengthOf(voiceMs) : 'none';
  return (
    <p className={`display ${styles['lead']}`} data-level="3" aria-live="polite">
      <FormattedMessage {...messages.lead} values={{ ...bold, count: thoughts, voice }} />
    </p>
  );
};

type ActProps = Readonly<{
  asked: AskedExport | null;
  /** undefined: not known, or not of what is asked for. */
  known: ExportOutlook | undefined;
  busy: boolean;
  onTake: (asked: AskedExport, bytes: number) => void;
}>;

const isNothing = ({ thoughts, others }: ExportOutlook): boolean => thoughts === 0 && others === 0;

const TakeButton = ({ asked, known, busy, onTake }: ActProps) => {
  const { formatMessage } = useIntl();
  const size = useByteSize();
  if (!asked || !known)
    return (
      <Button look="primary" size="lg" disabled>
        {formatMessage(messages.takeUnknown)}
      </Button>
    );
  return (
    <Button look="primary" size="lg" busy={busy} disabled={isNothing(known)} onClick={() => onTake(asked, known.bytes)}>
      {formatMessage(messages.take, { count: known.thoughts, size: size(known.bytes) })}
    </Button>
  );
};

/** Said only where one notices: a shorter wait explains itself. */
const leastSeconds = 3;

const Act = ({ forms, ...taking }: ActProps & Pick<TakeChoice, 'forms'>) => {
  const { formatMessage } = useIntl();
  const seconds = taking.known?.seconds ?? 0;
  return (
    <section className={styles['act']}>
      <p className="sm dim">{formatMessage(messages.foot, { form: isBookAlone({ forms }) ? 'book' : 'other' })}</p>
      <TakeButton {...taking} />
      {forms.length === 0 && <p className="sm dim">{formatMessage(messages.noForm)}</p>}
      {seconds >= leastSeconds && <p className="sm dim">{formatMessage(messages.seconds, { seconds })}</p>}
    </section>
  );
};

/** What was made last, for as long as its link opens. */
export const Ready = ({ taken: { url, closesAt, bytes } }: Readonly<{ taken: TakenArchive }>) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const size = useByteSize();
  const date = formatDate(language, new Date(Date.parse(closesAt) - dayMs).toISOString());
  const time = formatTime(language, { occurredAt: closesAt, timeZone: deviceZone() });
  return (
    <section className={styles['ready']}>
      <Icon of={boxIcon} />
      <div>
        <h2 className="label">
          {formatMessage(messages.ready, { date, size: bytes === null ? 'none' : size(bytes) })}
        </h2>
        <p className="xs dim">{formatMessage(messages.closes, { time })}</p>
      </div>
      <IconButton label={formatMessage(messages.again, { date })} onClick={() => download(url)}>
        <Icon of={downloadIcon} />
      </IconButton>
    </section>
  );
};

/** What is asked for, and what the server says of it; the last known figures stay while others are counted. */
export const useTaking = () => {
  const [choice, setChoice] = useState(firstChoice);
  const [complete, setComplete] = useState<AskedExport>(() => askedOf(firstChoice) ?? {});
  const asked = askedOf(choice);
  const choose = (changed: Partial<TakeChoice>) => {
    const next = { ...choice, ...changed };
    setChoice(next);
    setComplete(askedOf(next) ?? complete);
  };
  const found = useGetExportOutlookQuery(complete, { refetchOnMountOrArgChange: true });
  const { data: threads } = useListThreadsQuery();
  const chosen = threads?.items.find(({ threadId }) => threadId === complete.threadId);
  return { choice, choose, asked, thread: chosen?.name ?? null, ...found };
};

type TakeProps = Readonly<{ taking: ReturnType<typeof useTaking>; taken: ReturnType<typeof useTake> }>;

/** What is taken, in which forms, and the button. */
export const Take = ({ taking, taken: { take, busy } }: TakeProps) => {
  const { choice, choose, asked, data, isFetching } = taking;
  const choosing = { choice, choose, outlook: data };
  return (
    <div className={styles['column']}>
      {data && <Lead outlook={data} />}
      <TakeWhat {...choosing} />
      <TakeForms {...choosing} />
      <Act
        asked={asked}
        known={asked && !isFetching ? data : undefined}
        busy={busy}
        forms={choice.forms}
        onTake={(chosen, bytes) => void take(chosen, bytes)}
      />
    </div>
  );
};
