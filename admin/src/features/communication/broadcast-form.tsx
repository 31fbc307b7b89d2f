import { shortDateTime } from '@ecrin/browser/time/short-date.ts';
import type { AudienceFigures } from '@ecrin/contracts/broadcast/broadcast.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { ConfirmFirst } from '@ecrin/ui/confirm-dialog/confirm-first.tsx';
import { useLanguage } from '@ecrin/ui/language/language-provider.tsx';
import { Segment } from '@ecrin/ui/segment/segment.tsx';
import { useEffect, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFormatProblem } from '#lib/api/problem-feedback.ts';
import { clientName } from '#lib/inbox/client-name.ts';
import { libMessages } from '#lib/lib.messages.ts';
import { useWideViewport } from '#lib/page/use-wide-viewport.ts';
import { AudienceFields } from './audience-fields.tsx';
import { AudiencePanel, Reached } from './audience-panel.tsx';
import { useCountAudienceQuery } from './communication.api.ts';
import { communicationMessages as messages } from './communication.messages.ts';
import { audienceQueryOf, hasRecipient, isComplete, readerLanguageOf, writtenIn, type Draft } from './draft.ts';
import { Preview } from './preview.tsx';
import { ChannelFields, OpensField, TimeFields } from './sending-fields.tsx';
import { useBroadcastDraft } from './use-broadcast-draft.ts';
import { WordsFields, type DraftProps } from './words-fields.tsx';
import styles from './communication.module.css';

const Part = ({ title, children }: Readonly<{ title: string; children: ReactNode }>) => (
  <section className={styles['part']}>
    <h2 className="xs dim">{title}</h2>
    {children}
  </section>
);

const FormHead = ({ draft, onChange, keptAt }: DraftProps & Readonly<{ keptAt: string | null }>) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  return (
    <div className={styles['between']}>
      {draft.to === 'client' ? (
        <strong className="sm">{formatMessage(messages.messageToOne)}</strong>
      ) : (
        <Segment
          label={formatMessage(messages.form)}
          chosen={draft.form}
          onChoose={(form) => onChange({ form })}
          choices={[
            { choice: 'message', label: formatMessage(messages.message) },
            { choice: 'announcement', label: formatMessage(messages.announcement) },
          ]}
        />
      )}
      <output className="xs dim">
        {keptAt && formatMessage(messages.kept, { at: shortDateTime(keptAt, language) })}
      </output>
    </div>
  );
};

type AudiencePartProps = DraftProps &
  Readonly<{ figures: AudienceFigures | undefined; onBegin: ((draft: Draft) => void) | undefined }>;

/** On a phone with the number of those reached: the panel that has it is far below. */
const AudiencePart = ({ draft, figures, onChange, onBegin }: AudiencePartProps) => {
  const { formatMessage } = useIntl();
  const isWide = useWideViewport();
  return (
    <Part title={formatMessage(messages.audience)}>
      <AudienceFields draft={draft} onChange={onChange} onBegin={onBegin} />
      {!isWide && draft.to !== 'client' && <Reached figures={figures} />}
    </Part>
  );
};

type ActsProps = Readonly<{
  draft: Draft;
  reached: number;
  busy: boolean;
  problem: unknown;
  onSend: () => void;
  onTest: () => void;
}>;

const Acts = ({ draft, reached, busy, problem, onSend, onTest }: ActsProps) => {
  const { formatMessage } = useIntl();
  const refusal = useFormatProblem()(problem);
  const label = formatMessage(messages.send, { form: draft.form, when: draft.when, count: reached });
  return (
    <>
      {refusal && <Banner tone="bad">{refusal}</Banner>}
      <div className={styles['acts']}>
        <ConfirmFirst
          title={label}
          text={formatMessage(messages.sendText, { form: draft.form, when: draft.when })}
          confirmLabel={formatMessage(messages.sendDo, { form: draft.form, when: draft.when })}
          cancelLabel={formatMessage(libMessages.cancel)}
          onConfirm={onSend}
        >
          {(ask) => (
            <Button look="primary" busy={busy} disabled={!isComplete(draft)} onClick={ask}>
              {label}
            </Button>
          )}
        </ConfirmFirst>
        <Button busy={busy} disabled={writtenIn(draft).length === 0 || !hasRecipient(draft)} onClick={onTest}>
          {formatMessage(messages.test)}
        </Button>
      </div>
      {!isComplete(draft) && (
        <p className="xs dim">{formatMessage(messages.incomplete, { lang: readerLanguageOf(draft) ?? 'all' })}</p>
      )}
    </>
  );
};

/** Whom a message to one is for, however the form was opened. */
const useRecipientName = (
  { clientName: name, clientLanguage }: Draft,
  recipient: AudienceFigures['recipient'] | undefined,
  change: (changed: Partial<Draft>) => void,
): void =>
  useEffect(() => {
    if (recipient && (name === '' || clientLanguage === ''))
      change({ clientName: clientName(recipient), clientLanguage: recipient.language });
  });

type BroadcastFormProps = Readonly<{
  broadcastId: string;
  known: Draft;
  /** Absent: who it is for cannot be changed between one client and others, as of a stored draft. */
  onBegin?: (draft: Draft) => void;
}>;

/** Writes a message or an announcement: the audience beside it changes with every choice. */
export const BroadcastForm = ({ broadcastId, known, onBegin }: BroadcastFormProps) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { draft, change, keptAt, send, sendTest, ...state } = useBroadcastDraft(broadcastId, known);
  const counted = useCountAudienceQuery(audienceQueryOf(draft), { pollingInterval: 30_000 });
  useRecipientName(draft, counted.data?.recipient, change);
  const its = { draft, onChange: change };
  const isMessage = draft.form === 'message';
  const test = () => void sendTest(writtenIn(draft).find((lang) => lang === language) ?? writtenIn(draft)[0] ?? 'fr');
  return (
    <div className={styles['two']}>
      <section className={styles['panel']} aria-label={formatMessage(messages.write)}>
        <FormHead {...its} keptAt={keptAt} />
        {isMessage && <AudiencePart {...its} figures={counted.data} onBegin={onBegin} />}
        <Part title={formatMessage(messages.what)}>
          <WordsFields {...its} />
          <OpensField {...its} />
        </Part>
        <Part title={formatMessage(isMessage ? messages.how : messages.span)}>
          <div className={styles['pairs']}>
            {isMessage && <ChannelFields {...its} figures={counted.data} />}
            <TimeFields {...its} />
          </div>
        </Part>
        <Acts {...state} draft={draft} reached={counted.data?.reached ?? 0} onSend={() => void send()} onTest={test} />
      </section>
      <div className={styles['stack']}>
        <AudiencePanel figures={counted.data} failed={counted.isError} onRetry={() => void counted.refetch()} />
        <Preview draft={draft} />
      </div>
    </div>
  );
};
