import { useId } from 'react';
import { Tick } from '#check-box/tick.tsx';
import styles from './options.module.css';

type OptionsProps<Choice extends string> = Readonly<{
  label: string;
  choices: readonly Readonly<{ choice: Choice; name: string; text: string }>[];
  chosen: Choice;
  onChoose: (choice: Choice) => void;
}>;

/** One of a few, each with its sentence. */
export const Options = <Choice extends string>({ label, choices, chosen, onChoose }: OptionsProps<Choice>) => {
  const group = useId();
  return (
    <fieldset className={styles['options']} aria-label={label}>
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
