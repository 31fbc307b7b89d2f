import { deviceZone } from '@ecrin/browser/time/device-zone.ts';
import type { AudienceFigures } from '@ecrin/contracts/broadcast/broadcast.ts';
import {
  appPages,
  notificationChannels,
  type NotificationChannel,
} from '@ecrin/domain/notification/notification.vocabulary.ts';
import { CheckBox } from '@ecrin/ui/check-box/check-box.tsx';
import { Field } from '@ecrin/ui/field/field.tsx';
import { SelectField } from '@ecrin/ui/field/select-field.tsx';
import { Segment } from '@ecrin/ui/segment/segment.tsx';
import { useIntl } from 'react-intl';
import { communicationMessages as messages } from './communication.messages.ts';
import type { Draft } from './draft.ts';
import { selectorOf } from './selector.ts';
import type { DraftProps } from './words-fields.tsx';
import styles from './communication.module.css';

export const OpensField = ({ draft, onChange }: DraftProps) => {
  const { formatMessage } = useIntl();
  return (
    <SelectField
      label={formatMessage(messages.opens)}
      value={draft.opens}
      onChange={({ target }) => onChange({ opens: appPages.find((page) => page === target.value) ?? '' })}
      choices={[
        {
          value: '',
          label: formatMessage(draft.form === 'announcement' ? messages.opensNothing : messages.opensList),
        },
        ...appPages.map((page) => ({ value: page, label: formatMessage(messages.page, { page: selectorOf(page) }) })),
      ]}
    />
  );
};

type ChannelsProps = DraftProps & Readonly<{ figures: AudienceFigures | undefined }>;

const withChannel = ({ channels }: Draft, channel: NotificationChannel, on: boolean) =>
  notificationChannels.filter((one) => (one === channel ? on : channels.includes(one)));

export const ChannelFields = ({ draft, figures, onChange }: ChannelsProps) => {
  const { formatMessage, formatNumber } = useIntl();
  const isOff = (channel: NotificationChannel) => channel !== 'in-app' && figures?.setUp[channel] === false;
  return (
    <ul className={styles['ticks']} aria-label={formatMessage(messages.channels)}>
      {notificationChannels.map((channel) => {
        const name = formatMessage(messages.channel, { channel });
        const checked = draft.channels.includes(channel);
        return (
          <li key={channel}>
            <CheckBox
              label={name}
              checked={checked}
              onChange={(on) => onChange({ channels: withChannel(draft, channel, on) })}
            />
            <span aria-hidden="true">{name}</span>
            <span className="xs dim num">
              {isOff(channel) && formatMessage(messages.channelOff)}
              {!isOff(channel) && checked && figures && formatNumber(figures.byChannel[channel])}
            </span>
          </li>
        );
      })}
    </ul>
  );
};

export const TimeFields = ({ draft, onChange }: DraftProps) => {
  const { formatMessage } = useIntl();
  const isAnnouncement = draft.form === 'announcement';
  return (
    <div className={styles['stack']}>
      <div>
        <Segment
          label={formatMessage(messages.when)}
          chosen={draft.when}
          onChoose={(when) => onChange({ when })}
          choices={[
            { choice: 'now', label: formatMessage(messages.now) },
            { choice: 'later', label: formatMessage(messages.later) },
          ]}
        />
      </div>
      {draft.when === 'later' && (
        <Field
          label={formatMessage(isAnnouncement ? messages.from : messages.at)}
          type="datetime-local"
          value={draft.at}
          hint={formatMessage(messages.zone, { zone: deviceZone() })}
          onChange={({ target }) => onChange({ at: target.value })}
        />
      )}
      {isAnnouncement && (
        <Field
          label={formatMessage(messages.until)}
          type="datetime-local"
          value={draft.until}
          onChange={({ target }) => onChange({ until: target.value })}
        />
      )}
    </div>
  );
};
