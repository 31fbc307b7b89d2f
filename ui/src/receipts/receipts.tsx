import { Icon } from '#icon/icon.tsx';
import { checkIcon } from '#icon/icons.ts';
import styles from './receipts.module.css';

export type ReceiptStep = Readonly<{ label: string; state: 'done' | 'now' | 'todo' }>;

/** Where a thought has got to, in words. */
export const Receipts = ({ name, steps }: { name: string; steps: readonly ReceiptStep[] }) => (
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
