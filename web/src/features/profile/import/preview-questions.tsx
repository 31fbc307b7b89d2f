import type {
  ImportPreview,
  PreviewImportRequest,
  TableColumns,
} from '@ecrin/contracts/journal-import/journal-import.ts';
import { moods as ourMoods, type Mood } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { SelectField } from '@ecrin/ui/field/select-field.tsx';
import { useIntl } from 'react-intl';
import { thoughtLabelMessages } from '#lib/i18n/thought-labels.messages.ts';
import { previewMessages as messages } from './preview.messages.ts';
import styles from './import.module.css';

type ReadAgain = Readonly<{ readAgain: (choice: Pick<PreviewImportRequest, 'me' | 'columns'>) => void }>;

/** Whose words of a chat come. */
export const WhoIsMe = ({ senders, me, readAgain }: Pick<ImportPreview, 'senders' | 'me'> & ReadAgain) => {
  const { formatMessage } = useIntl();
  if (senders.length === 0) return null;
  const choices = senders.map(({ name, count }) => ({ value: name, label: `${name} (${count})` }));
  return (
    <section className={styles['box']}>
      <SelectField
        label={formatMessage(messages.me)}
        value={me ?? ''}
        choices={[...(me === null ? [{ value: '', label: formatMessage(messages.meChoose) }] : []), ...choices]}
        onChange={({ target }) => readAgain({ me: target.value })}
      />
    </section>
  );
};

const fields = ['date', 'text', 'title', 'mood', 'tags'] as const satisfies readonly (keyof TableColumns)[];

/** Which column of a table is what. */
export const Columns = ({ columns, readAgain }: Pick<ImportPreview, 'columns'> & ReadAgain) => {
  const { formatMessage } = useIntl();
  if (!columns) return null;
  const { all, chosen } = columns;
  const choices = [
    { value: '', label: formatMessage(messages.columnsNone) },
    ...all.map((name) => ({ value: name, label: name })),
  ];
  return (
    <section className={styles['box']} aria-labelledby="import-columns">
      <h2 className="h4" id="import-columns">
        {formatMessage(messages.columns)}
      </h2>
      {fields.map((field) => (
        <SelectField
          key={field}
          label={formatMessage(messages.column, { field })}
          value={chosen[field] ?? ''}
          choices={choices}
          onChange={({ target }) => readAgain({ columns: { ...chosen, [field]: target.value || null } })}
        />
      ))}
    </section>
  );
};

type MoodsProps = Pick<ImportPreview, 'moods'> &
  Readonly<{ chosen: Readonly<Record<string, Mood>>; onChoose: (name: string, mood: Mood | null) => void }>;

/** What the moods of the source mean here. */
export const Moods = ({ moods, chosen, onChoose }: MoodsProps) => {
  const { formatMessage } = useIntl();
  if (moods.length === 0) return null;
  const choices = [
    { value: '', label: formatMessage(messages.moodsNone) },
    ...ourMoods.map((mood) => ({ value: mood, label: formatMessage(thoughtLabelMessages.mood, { mood }) })),
  ];
  return (
    <section className={styles['box']} aria-labelledby="import-moods">
      <h2 className="h4" id="import-moods">
        {formatMessage(messages.moods)}
      </h2>
      {moods.map(({ name }) => (
        <SelectField
          key={name}
          label={name}
          value={chosen[name] ?? ''}
          choices={choices}
          onChange={({ target }) => onChoose(name, ourMoods.find((mood) => mood === target.value) ?? null)}
        />
      ))}
    </section>
  );
};
