import { Button } from '@ecrin/ui/button/button.tsx';
import { SelectField } from '@ecrin/ui/field/select-field.tsx';
import { Segment } from '@ecrin/ui/segment/segment.tsx';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { ClientSearch } from '#lib/client-search/client-search.tsx';
import { useListOpenOrganizationsQuery } from './communication.api.ts';
import { communicationMessages as messages } from './communication.messages.ts';
import { langs, unknownRecipient, type Draft } from './draft.ts';
import type { DraftProps } from './words-fields.tsx';
import styles from './communication.module.css';

const activities = ['active-7', 'active-30', 'active-90', 'inactive-30', 'inactive-90', 'inactive-180'] as const;

const OrganizationField = ({ draft, onChange }: DraftProps) => {
  const { formatMessage } = useIntl();
  const { data: organizations = [] } = useListOpenOrganizationsQuery();
  const { organizationId } = draft;
  const isListed = organizationId === '' || organizations.some((one) => one.organizationId === organizationId);
  return (
    <SelectField
      label={formatMessage(messages.organization)}
      value={organizationId}
      onChange={({ target }) => onChange({ organizationId: target.value })}
      choices={[
        { value: '', label: formatMessage(messages.any) },
        ...(isListed ? [] : [{ value: organizationId, label: formatMessage(messages.thisOrganization) }]),
        ...organizations.map(({ organizationId: value, name }) => ({
          value,
          label: name ?? formatMessage(messages.untitled),
        })),
      ]}
    />
  );
};

const Criteria = ({ draft, onChange }: DraftProps) => {
  const { formatMessage } = useIntl();
  const any = { value: '', label: formatMessage(messages.any) };
  return (
    <>
      <div className={styles['criteria']}>
        <SelectField
          label={formatMessage(messages.activity)}
          value={draft.activity}
          onChange={({ target }) => onChange({ activity: target.value })}
          choices={[
            any,
            ...activities.map((value) => {
              const [kind = '', days = ''] = value.split('-');
              return { value, label: formatMessage(messages.activityOf, { kind, days }) };
            }),
          ]}
        />
        <SelectField
          label={formatMessage(messages.language)}
          value={draft.language}
          onChange={({ target }) => onChange({ language: langs.find((lang) => lang === target.value) ?? '' })}
          choices={[
            any,
            ...langs.map((lang) => ({ value: lang, label: formatMessage(messages.languageOf, { lang }) })),
          ]}
        />
        <SelectField
          label={formatMessage(messages.permission)}
          value={draft.permission}
          onChange={({ target }) => onChange({ permission: target.value === 'create-orbs' ? 'create-orbs' : '' })}
          choices={[any, { value: 'create-orbs', label: formatMessage(messages.createOrbs) }]}
        />
        <OrganizationField draft={draft} onChange={onChange} />
      </div>
      <p className="xs dim">{formatMessage(messages.criteriaText)}</p>
    </>
  );
};

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
