import { EmptyState } from '@ecrin/ui/empty-state/empty-state.tsx';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useOutbox } from '../outbox/outbox.ts';
import { useAway } from '../page/connection.ts';
import { whyEmptyMessages as messages } from './why-empty.messages.ts';
import styles from './why-empty.module.css';

type WhyProps = Readonly<{
  /** Why there is nothing, from what the list was asked for. */
  children: ReactNode;
  /** Its lines are thoughts that the server finds: those still on this device are not among them. */
  ofThoughts?: boolean;
}>;

/** Thoughts kept here that the server does not have; recordings added to another thought are none of their own. */
const useWaiting = (): number => useOutbox().filter(({ appendTo }) => appendTo === undefined).length;

const Why = ({ children, ofThoughts = false }: WhyProps) => {
  const waiting = useWaiting();
  const away = useAway() !== null;
  return (
    <>
      <b className={styles['why']}>
        <FormattedMessage {...messages.why} />
      </b>{' '}
      <span>{children}</span>
      {ofThoughts && waiting > 0 && (
        <>
          {' '}
          <FormattedMessage {...messages.waiting} values={{ count: waiting }} />
        </>
      )}
      {away && (
        <>
          {' '}
          <FormattedMessage {...messages.away} />
        </>
      )}
    </>
  );
};

type WhyEmptyProps = WhyProps &
  Readonly<{
    title: ReactNode;
    /** The one next step: a button or a link. */
    step: ReactNode;
    /** The velvet hollow that waits for a stone. */
    setting?: boolean;
  }>;

/** A list that is all its screen has, with nothing in it: why, and one next step. */
export const WhyEmpty = ({ title, step, setting = false, ...why }: WhyEmptyProps) => (
  <div data-why-empty>
    <EmptyState setting={setting} title={title} action={step}>
      <Why {...why} />
    </EmptyState>
  </div>
);

/** The same for a list among other things of a page. `step`: left out where what to do is right beside it. */
export const WhyEmptyLine = ({ step, ...why }: WhyProps & Readonly<{ step?: ReactNode }>) => (
  <div className={styles['line']} data-why-empty>
    <p>
      <Why {...why} />
    </p>
    {step}
  </div>
);
