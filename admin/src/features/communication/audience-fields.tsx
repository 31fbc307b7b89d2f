import { SelectField } from '@ecrin/ui/field/select-field.tsx';
import { Segment } from '@ecrin/ui/segment/segment.tsx';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { communicationMessages as messages } from './communication.messages.ts';
import { langs } from './draft.ts';
import type { DraftProps } from './words-fields.tsx';
import styles from './communication.module.css';

const activities = ['active-7', 'active-30', 'active-90', 'inactive-30', 'inactive-90', 'inactive-180'] as const;

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
      </div>
      <p className="xs dim">{formatMessage(messages.criteriaText)}</p>
    </>
  );
};

/** To all, to those who meet the criteria, or to the one client it was begun for. */
export const AudienceFields = ({ draft, onChange }: DraftProps) => {
  const { formatMessage } = useIntl();
  if (draft.to === 'client')
    return (
      <p className="sm">
        {formatMessage(messages.toOne)}{' '}
        <Link href={`/admin/clients/${draft.clientId}`} className="link">
          {formatMessage(messages.seeClient)}
        </Link>
      </p>
    );
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
          ]}
        />
      </div>
      {draft.to === 'segment' && <Criteria draft={draft} onChange={onChange} />}
    </>
  );
};
