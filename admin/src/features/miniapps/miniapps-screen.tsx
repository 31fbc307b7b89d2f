import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { Panel } from '#lib/panel/panel.tsx';
import { miniappsMessages as messages } from './miniapps.messages.ts';
import styles from './miniapps.module.css';

const bold = { b: (parts: ReactNode) => <b>{parts}</b> };

const List = ({ items }: { items: readonly MessageDescriptor[] }) => {
  const { formatMessage } = useIntl();
  return (
    <ul className={styles['list']}>
      {items.map((item) => (
        <li key={item.id}>{formatMessage(item, bold)}</li>
      ))}
    </ul>
  );
};

/** What will be connected here, and what never will: nothing is yet. */
export const MiniappsScreen = () => {
  const { formatMessage } = useIntl();
  usePageTitle(formatMessage(messages.title));
  return (
    <>
      <div className={styles['intro']}>
        <h2 className="display" data-level="3">
          {formatMessage(messages.heading)}
        </h2>
        <p>{formatMessage(messages.text)}</p>
      </div>
      <div className={styles['panels']}>
        <Panel title={formatMessage(messages.willTitle)}>
          <List items={[messages.who, messages.where, messages.what, messages.stop]} />
        </Panel>
        <Panel title={formatMessage(messages.neverTitle)}>
          <List items={[messages.thoughts, messages.address]} />
        </Panel>
      </div>
    </>
  );
};
