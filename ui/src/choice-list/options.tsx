import { useId } from 'react';
import { Tick } from '#check-box/tick.tsx';
import styles from './options.module.css';

type OptionsProps<Choice extends string> = Readonly<{
  label: string;
  choices: readonly Readonly<{ choice: Choice; name: string; text: string }>[];
  chosen: Choice;
  onChoose: (choice: Choice) => void;
  /** Two in a row where there is room. */
  beside?: boolean;
}>;

/** One of a few, each with its sentence. */
export const Options = <Choice extends string>({ label, choices, chosen, onChoose, beside }: OptionsProps<Choice>) => {
  const group = useId();
  return (
    <fieldset className={styles['options']} aria-label={label} data-beside={beside}>
      {choices.map(({ choice, name, text }) => (
        <label key={choice} className={styles['option']}>
          <Tick group={group} checked={choice === chosen} onChange={() => onChoose(choice)} />
          <b>{name}</b>
          <small>{text}</small>
        </label>
      ))}
    </fieldset>
  );
};

type ManyOptionsProps<Choice extends string> = Omit<OptionsProps<Choice>, 'chosen' | 'onChoose' | 'beside'> &
  Readonly<{ chosen: readonly Choice[]; onChoose: (chosen: readonly Choice[]) => void }>;

/** As many of a few as one likes, each with its sentence; beside each other where there is room. */
export const ManyOptions = <Choice extends string>({ label, choices, chosen, onChoose }: ManyOptionsProps<Choice>) => (
  <fieldset className={styles['options']} aria-label={label} data-beside>
    {choices.map(({ choice, name, text }) => (
      <label key={choice} className={styles['option']}>
        <Tick
          checked={chosen.includes(choice)}
          onChange={(on) => onChoose(on ? [...chosen, choice] : chosen.filter((one) => one !== choice))}
        />
        <b>{name}</b>
        <small>{text}</small>
      </label>
    ))}
  </fieldset>
);
