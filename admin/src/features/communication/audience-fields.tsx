import { Button } from '@ecrin/ui/button/button.tsx';
import { Segment } from '@ecrin/ui/segment/segment.tsx';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { ClientSearch } from '#lib/client-search/client-search.tsx';
import { communicationMessages as messages } from './communication.messages.ts';
import { Criteria } from './criteria.tsx';
import { unknownRecipient, type Draft } from './draft.ts';
import type { DraftProps } from './words-fields.tsx';
import styles from './communication.module.css';

type AudienceFieldsProps = DraftProps & Readonly<{ onBegin?: ((draft: Draft) => void) | undefined }>;

/** The one client it is for: another one begins another message, whose words are sealed for them. */
const ToOne = ({ draft, onBegin }: AudienceFieldsProps) => {
  const { formatMessage } = useIntl();
  return (
    <div className={styles['between']}>
      <p className="sm">
        {draft.clientName && <strong>{draft.clientName} </strong>}
        {formatMessage(messages.toOne)}{' '}
        <Link href={`/admin/clients/${draft.clientId}`} className="link">
          {formatMessage(messages.seeClient)}
        </Link>
      </p>
      {onBegin && (
        <Button onClick={() => onBegin({ ...draft, clientId: '', ...unknownRecipient })}>
          {formatMessage(messages.anotherClient)}
        </Button>
      )}
    </div>
  );
};

/** Those who have an earlier message are left out. */
const Without = ({ draft, onChange }: DraftProps) => {
  const { formatMessage } = useIntl();
  return (
    <div className={styles['between']}>
      <p className="sm">
        {formatMessage(messages.exceptThose)}{' '}
        <Link href={`/admin/communication/${draft.except}`} className="link">
          {formatMessage(messages.seeEarlier)}
        </Link>
      </p>
      <Button onClick={() => onChange({ except: '' })}>{formatMessage(messages.includeThem)}</Button>
    </div>
  );
};

/** To all, to those who meet the criteria, or to one client. */
export const AudienceFields = ({ draft, onChange, onBegin }: AudienceFieldsProps) => {
  const { formatMessage } = useIntl();
  if (draft.to === 'client' && draft.clientId !== '')
    return <ToOne draft={draft} onChange={onChange} onBegin={onBegin} />;
  return (
    <>
      <div>
        <Segment
          label={formatMessage(messages.audience)}
          chosen={draft.to}
          onChoose={(to) => onChange({ to })}
          choices={[
            { choice: 'segment', label: formatMessage(messages.toSegment) },
            { choice: 'all', label: formatMessage(messages.toAll) },
            ...(onBegin ? [{ choice: 'client' as const, label: formatMessage(messages.toClient) }] : []),
          ]}
        />
      </div>
      {draft.to === 'segment' && <Criteria draft={draft} onChange={onChange} />}
      {draft.except !== '' && draft.to !== 'client' && <Without draft={draft} onChange={onChange} />}
      {draft.to === 'client' && (
        <ClientSearch
          label={formatMessage(messages.toClient)}
          onChoose={(clientId, clientName, clientLanguage) =>
            onBegin?.({ ...draft, form: 'message', clientId, clientName, clientLanguage })
          }
        />
      )}
    </>
  );
};
