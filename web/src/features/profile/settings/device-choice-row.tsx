import { Segment } from '@ecrin/ui/segment/segment.tsx';
import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import styles from '../profile.module.css';

type RowProps = Readonly<{
  isOn: boolean;
  onTurn: (on: boolean) => void;
  messages: Readonly<Record<'title' | 'text' | 'on' | 'off', MessageDescriptor>>;
  children?: ReactNode;
}>;

/** Something that can be turned off on this device. */
export const DeviceChoiceRow = ({ isOn, onTurn, messages, children }: RowProps) => {
  const { formatMessage } = useIntl();
  return (
    <div className={styles['row']}>
      <div>
        <h2 className="h4">{formatMessage(messages.title)}</h2>
        <p className="sm dim">{formatMessage(messages.text)}</p>
        {children}
      </div>
      <Segment
        label={formatMessage(messages.title)}
        choices={[
          { choice: 'on', label: formatMessage(messages.on) },
          { choice: 'off', label: formatMessage(messages.off) },
        ]}
        chosen={isOn ? 'on' : 'off'}
        onChoose={(choice) => onTurn(choice === 'on')}
      />
    </div>
  );
};
