import { orbPatterns, orbTints, type OrbLook } from '@ecrin/domain/orb/orb.vocabulary.ts';
import { OrbSphere } from '@ecrin/ui/orb-sphere/orb-sphere.tsx';
import { useIntl } from 'react-intl';
import { lookMessages as messages } from './look.messages.ts';
import styles from './edit.module.css';

type LookProps = Readonly<{ look: OrbLook; onChange: (look: OrbLook) => void }>;

/** Its engraving and its tint, on the sphere they make. */
export const LookFields = ({ look, onChange }: LookProps) => {
  const { formatMessage } = useIntl();
  return (
    <div className={styles['look']}>
      <OrbSphere {...look} size="lg" />
      <div>
        <fieldset className={styles['engravings']} aria-label={formatMessage(messages.engraving)}>
          {orbPatterns.map((pattern) => (
            <label key={pattern}>
              <input
                type="radio"
                name="orb-pattern"
                aria-label={formatMessage(messages.pattern, { pattern })}
                checked={look.pattern === pattern}
                onChange={() => onChange({ ...look, pattern })}
              />
              <OrbSphere pattern={pattern} tint={look.tint} size="xs" />
            </label>
          ))}
        </fieldset>
        <fieldset className={styles['engravings']} aria-label={formatMessage(messages.tintChoice)}>
          {orbTints.map((tint) => (
            <label key={tint}>
              <input
                type="radio"
                name="orb-tint"
                aria-label={formatMessage(messages.tint, { tint })}
                checked={look.tint === tint}
                onChange={() => onChange({ ...look, tint })}
              />
              <OrbSphere pattern={look.pattern} tint={tint} size="xs" />
            </label>
          ))}
        </fieldset>
      </div>
    </div>
  );
};
