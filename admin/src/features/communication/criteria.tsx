import { languages } from '@ecrin/domain/kernel/language.ts';
import { SelectField } from '@ecrin/ui/field/select-field.tsx';
import { useIntl } from 'react-intl';
import { ListFilters, type ChosenFilter } from '#lib/list/list-filters.tsx';
import { useListOpenOrganizationsQuery } from './communication.api.ts';
import { communicationMessages as messages } from './communication.messages.ts';
import type { Draft } from './draft.ts';
import type { DraftProps } from './words-fields.tsx';
import styles from './communication.module.css';

const activities = ['active-7', 'active-30', 'active-90', 'inactive-30', 'inactive-90', 'inactive-180'] as const;

type Named = Readonly<{ value: string; label: string }>;

/** What each criterion may be, in words. */
const useChoices = ({ organizationId }: DraftProps['draft']) => {
  const { formatMessage } = useIntl();
  const { data: organizations = [] } = useListOpenOrganizationsQuery();
  const isListed = organizationId === '' || organizations.some((one) => one.organizationId === organizationId);
  return {
    activity: activities.map((value): Named => {
      const [kind = '', days = ''] = value.split('-');
      return { value, label: formatMessage(messages.activityOf, { kind, days }) };
    }),
    language: languages.map((lang): Named => ({ value: lang, label: formatMessage(messages.languageOf, { lang }) })),
    permission: [{ value: 'create-orbs', label: formatMessage(messages.createOrbs) }],
    organizationId: [
      ...(isListed ? [] : [{ value: organizationId, label: formatMessage(messages.thisOrganization) }]),
      ...organizations.map(({ organizationId: value, name }): Named => ({
        value,
        label: name ?? formatMessage(messages.untitled),
      })),
    ],
  };
};

const criteria = ['activity', 'language', 'permission', 'organizationId'] as const;
const titles = {
  activity: messages.activity,
  language: messages.language,
  permission: messages.permission,
  organizationId: messages.organization,
} as const;

type Criterion = (typeof criteria)[number];

/** The draft with a criterion chosen; empty: anything. */
const withChosen: Readonly<Record<Criterion, (value: string) => Partial<Draft>>> = {
  activity: (activity) => ({ activity }),
  language: (value) => ({ language: languages.find((lang) => lang === value) ?? '' }),
  permission: (value) => ({ permission: value === 'create-orbs' ? value : '' }),
  organizationId: (organizationId) => ({ organizationId }),
};

/** What clients must meet: in sight where there is room; on a phone behind one button, with those in force in one row. */
export const Criteria = ({ draft, onChange }: DraftProps) => {
  const { formatMessage } = useIntl();
  const choices = useChoices(draft);
  const chosen = criteria.flatMap((one): readonly ChosenFilter[] => {
    const named = choices[one].find(({ value }) => value === draft[one]);
    return named ? [{ label: named.label, drop: () => onChange(withChosen[one]('')) }] : [];
  });
  const sheet = { title: formatMessage(messages.criteria), done: formatMessage(messages.backToWriting) };
  return (
    <>
      <ListFilters chosen={chosen} count="" sheet={sheet}>
        <div className={styles['criteria']}>
          {criteria.map((one) => (
            <SelectField
              key={one}
              label={formatMessage(titles[one])}
              value={draft[one]}
              onChange={({ target }) => onChange(withChosen[one](target.value))}
              choices={[{ value: '', label: formatMessage(messages.any) }, ...choices[one]]}
            />
          ))}
        </div>
      </ListFilters>
      <p className="xs dim">{formatMessage(messages.criteriaText)}</p>
    </>
  );
};
