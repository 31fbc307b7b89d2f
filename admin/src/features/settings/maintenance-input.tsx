import { languages } from '@ecrin/domain/kernel/language.ts';
import { Switch } from '@ecrin/ui/switch/switch.tsx';
import { useIntl } from 'react-intl';
import { isAnnounced, localHour, maintenanceIn, typedMaintenance, type TypedMaintenance } from './maintenance-draft.ts';
import { settingNames as names } from './setting-names.messages.ts';
import styles from './settings.module.css';

type MaintenanceInputProps = Readonly<{
  label: string;
  input: Readonly<{ disabled: boolean; 'aria-invalid': true | undefined; 'aria-describedby': string }>;
  typed: string;
  onType: (typed: string) => void;
}>;
type FieldProps = Omit<MaintenanceInputProps, 'typed' | 'onType'> &
  Readonly<{ typed: TypedMaintenance; onType: (change: Partial<TypedMaintenance>) => void }>;

const Sentences = ({ label, input, typed, onType }: FieldProps) => {
  const { formatMessage } = useIntl();
  return languages.map((language) => {
    const name = formatMessage(language === 'fr' ? names.maintenanceFr : names.maintenanceEn);
    return (
      <label key={language}>
        <small>{name}</small>
        <textarea
          {...input}
          aria-label={`${label}, ${name}`}
          lang={language}
          rows={2}
          maxLength={300}
          value={typed[language]}
          onChange={({ target }) => onType({ [language]: target.value })}
        />
      </label>
    );
  });
};

const Hours = ({ label, input, typed, onType }: FieldProps) => {
  const { formatMessage } = useIntl();
  return (
    <span className={styles['hours']}>
      {(['from', 'until'] as const).map((end) => {
        const name = formatMessage(end === 'from' ? names.maintenanceFrom : names.maintenanceUntil);
        return (
          <label key={end}>
            <small>{name}</small>
            <input
              {...input}
              type="datetime-local"
              aria-label={`${label}, ${name}`}
              value={localHour(typed[end])}
              onChange={({ target }) =>
                onType({ [end]: target.value === '' ? '' : new Date(target.value).toISOString() })
              }
            />
          </label>
        );
      })}
    </span>
  );
};

/** Shown or not, the sentence in one language or both, and from when until when. */
export const MaintenanceInput = ({ label, input, typed, onType }: MaintenanceInputProps) => {
  const { formatMessage } = useIntl();
  const words = maintenanceIn(typed);
  const shared = { label, input, typed: words };
  const set = (change: Partial<TypedMaintenance>) => onType(typedMaintenance({ ...words, ...change }));
  const on = isAnnounced(typed);
  return (
    <div className={styles['languages']}>
      <Switch
        label={formatMessage(names.maintenanceShown)}
        on={on}
        busy={input.disabled}
        describedBy={input['aria-describedby']}
        onChange={(shown) => onType(shown ? typedMaintenance({ fr: '', en: '', from: '', until: '' }) : '')}
      />
      {on && (
        <>
          <Sentences {...shared} onType={set} />
          <Hours {...shared} onType={set} />
        </>
      )}
    </div>
  );
};
