import styles from './language-switch.module.css';

type LanguageSwitchProps = Readonly<{
  label: string;
  language: 'fr' | 'en';
  onChoose: (language: 'fr' | 'en') => void;
}>;
const names = [
  ['fr', 'FR', 'Français'],
  ['en', 'EN', 'English'],
] as const;

/** French or English, each in its own words. */
export const LanguageSwitch = ({ label, language, onChoose }: LanguageSwitchProps) => (
  <fieldset className={styles['switch']} aria-label={label}>
    {names.map(([code, short, name]) => (
      <button
        key={code}
        type="button"
        lang={code}
        aria-pressed={code === language}
        aria-label={`${short}, ${name}`}
        onClick={() => onChoose(code)}
      >
        {short}
      </button>
    ))}
  </fieldset>
);
