import type { OrbDetail } from '@ecrin/contracts/orb/orb.ts';
import { pastSteps } from '@ecrin/domain/orb-past-run/orb-past-run.vocabulary.ts';
import { inLanguage } from '@ecrin/domain/orb/in-language.ts';
import { Tick } from '@ecrin/ui/check-box/tick.tsx';
import { SelectField } from '@ecrin/ui/field/select-field.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { useToday } from '#lib/time/clock.ts';
import { historyMessages } from '../result/history.messages.ts';
import { VariableFields } from '../run/variable-fields.tsx';
import { lastTwelveMonths, withVersion, yearsBefore, type PastChoice } from './past-choice.ts';
import { pastMessages as messages } from './past.messages.ts';
import styles from './past.module.css';

type SettingsProps = Readonly<{ orb: OrbDetail; choice: PastChoice; onChange: (choice: PastChoice) => void }>;

const Versions = ({ orb, choice, onChange }: SettingsProps) => (
  <fieldset className={styles['ticks']}>
    <legend>
      <FormattedMessage {...messages.versions} />
    </legend>
    {orb.versions.map(({ version, why }) => (
      <label key={version}>
        <Tick
          checked={choice.versions.includes(version)}
          onChange={(on) => onChange({ ...choice, versions: withVersion(choice.versions, version, on) })}
        />
        <span>
          <FormattedMessage {...historyMessages.version} values={{ version }} />
          {why && <small> · {why}</small>}
        </span>
      </label>
    ))}
    {choice.versions.length > 1 && (
      <p className="xs dim">
        <FormattedMessage {...messages.twice} />
      </p>
    )}
  </fieldset>
);

/** Which past, in which steps, with which versions. */
export const PastSettings = (props: SettingsProps) => {
  const { orb, choice, onChange } = props;
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const years = yearsBefore(useToday());
  return (
    <section className={styles['card']} aria-labelledby="orb-past-before">
      <h2 id="orb-past-before" className="h4">
        <FormattedMessage {...messages.before} />
      </h2>
      <SelectField
        label={formatMessage(messages.period)}
        value={choice.year}
        choices={[
          { value: lastTwelveMonths, label: formatMessage(messages.lastTwelve) },
          ...years.map((year) => ({ value: year, label: year })),
        ]}
        onChange={({ target }) => onChange({ ...choice, year: target.value })}
      />
      <SelectField
        label={formatMessage(messages.stepBy)}
        value={choice.step}
        choices={pastSteps.map((step) => ({ value: step, label: formatMessage(messages.stepName, { step }) }))}
        onChange={({ target }) =>
          onChange({ ...choice, step: pastSteps.find((one) => one === target.value) ?? choice.step })
        }
      />
      {orb.versions.length > 1 && <Versions {...props} />}
      <VariableFields
        variables={inLanguage(orb.instructions, language)?.variables ?? []}
        values={choice.values}
        onChange={(values) => onChange({ ...choice, values })}
      />
    </section>
  );
};
