import { Icon } from '#icon/icon.tsx';
import { checkIcon } from '#icon/icons.ts';
import styles from './progress-steps.module.css';

export type ProgressStep = Readonly<{ label: string; state: 'done' | 'now' | 'todo' }>;

/** Where a thought has got to, in words. */
export const ProgressSteps = ({ name, steps }: { name: string; steps: readonly ProgressStep[] }) => (
  <ul className={styles['receipts']} aria-label={name}>
    {steps.map(({ label, state }) => (
      <li key={label} data-state={state}>
        {state === 'done' && <Icon of={checkIcon} size="sm" />}
        {state === 'now' && <span className={styles['pulse']} />}
        {label}
      </li>
    ))}
  </ul>
);
