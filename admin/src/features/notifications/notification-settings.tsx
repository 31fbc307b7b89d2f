import {
  adminChannels,
  adminNotificationKinds,
  type AdminChannelChoice,
  type AdminNotificationKind,
} from '@ecrin/domain/admin-notification/admin-notification.vocabulary.ts';
import { CheckBox } from '@ecrin/ui/check-box/check-box.tsx';
import { useIntl } from 'react-intl';
import { useResultFeedback } from '#lib/api/problem-feedback.ts';
import { Panel } from '#lib/panel/panel.tsx';
import { Devices } from './devices/devices.tsx';
import { useChooseNotificationSettingsMutation, useGetNotificationSettingsQuery } from './notifications.api.ts';
import { notificationsMessages as messages } from './notifications.messages.ts';
import styles from './notifications.module.css';

const labels = { 'in-app': messages.inAppOf, push: messages.pushOf, mail: messages.mailOf } as const;

type KindRowProps = Readonly<{
  kind: AdminNotificationKind;
  choice: AdminChannelChoice;
  onChange: (choice: AdminChannelChoice) => void;
}>;

const KindRow = ({ kind, choice, onChange }: KindRowProps) => {
  const { formatMessage } = useIntl();
  const name = formatMessage(messages[kind]);
  return (
    <tr>
      <th scope="row">{name}</th>
      {adminChannels.map((channel) => (
        <td key={channel}>
          <CheckBox
            label={formatMessage(labels[channel], { kind: name })}
            checked={choice[channel]}
            onChange={(on) => onChange({ ...choice, [channel]: on })}
          />
        </td>
      ))}
    </tr>
  );
};

/** One's own: what is told here, on devices and by mail. */
export const NotificationSettings = () => {
  const { formatMessage } = useIntl();
  const show = useResultFeedback();
  const { data } = useGetNotificationSettingsQuery();
  const [choose] = useChooseNotificationSettingsMutation();
  if (!data) return null;
  const { settings, mailSetUp, publicKey } = data;
  const change = async (kind: AdminNotificationKind, choice: AdminChannelChoice) =>
    show(await choose({ ...settings, [kind]: choice }), formatMessage(messages.saved));
  return (
    <Panel title={formatMessage(messages.tellMe)}>
      <table className={styles['matrix']}>
        <thead>
          <tr>
            <th scope="col">{formatMessage(messages.about)}</th>
            <th scope="col">{formatMessage(messages.inApp)}</th>
            <th scope="col">{formatMessage(messages.push)}</th>
            <th scope="col">{formatMessage(messages.mail)}</th>
          </tr>
        </thead>
        <tbody>
          {adminNotificationKinds.map((kind) => (
            <KindRow key={kind} kind={kind} choice={settings[kind]} onChange={(choice) => void change(kind, choice)} />
          ))}
        </tbody>
      </table>
      <p className="xs dim">{formatMessage(messages.always)}</p>
      {!mailSetUp && <p className="xs dim">{formatMessage(messages.noMail)}</p>}
      <Devices publicKey={publicKey} />
    </Panel>
  );
};
