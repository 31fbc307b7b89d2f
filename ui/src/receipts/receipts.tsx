import { Icon } from '../icons/icon.tsx';
import styles from './receipts.module.css';

export type ReceiptStep = Readonly<{ label: string; state: 'done' | 'now' | 'todo' }>;

/** Where a thought has got to, in words. */
export const Receipts = ({ name, steps }: { name: string; steps: readonly ReceiptStep[] }) => (
  <ul className={styles['receipts']} aria-label={name}>
    {steps.map(({ label, state }) => (
      <li key={label} data-state={state}>
        {state === 'done' && <Icon name="check" size="sm" />}
        {state === 'now' && <span className={styles['pulse']} />}
        {label}
      </li>
    ))}
  </ul>
);
