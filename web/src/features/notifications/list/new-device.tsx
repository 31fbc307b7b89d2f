import { useDeviceName } from '@ecrin/browser/session/device-name.ts';
import { Chip, Chips } from '@ecrin/ui/chip/chip.tsx';
import { useIntl } from 'react-intl';
import { useResultFeedback } from '#lib/api/problem-feedback.ts';
import { useEndSessionMutation, useListSessionsQuery } from '#lib/session/own-sessions.api.ts';
import { newDeviceMessages as messages } from './new-device.messages.ts';

type NewDeviceProps = Readonly<{
  sessionId: string;
  /** Moves the focus: the button disappears once the device is signed out. */ onDone: () => void;
}>;

/** Of a sign-in on a new device, while it is signed in: which device it is, and signing it out from any other. */
export const NewDevice = ({ sessionId, onDone }: NewDeviceProps) => {
  const { formatMessage } = useIntl();
  const nameOf = useDeviceName(messages);
  const { data: sessions = [] } = useListSessionsQuery();
  const [end, { isLoading }] = useEndSessionMutation();
  const showResult = useResultFeedback();
  const session = sessions.find((one) => one.sessionId === sessionId);
  if (!session) return null;
  const device = nameOf(session);
  const press = async () => {
    if (!isLoading && showResult(await end(sessionId), formatMessage(messages.ended))) onDone();
  };
  return (
    <>
      <p className="sm">{device}</p>
      {!session.isCurrent && (
        <Chips name={device}>
          <Chip onClick={() => void press()}>{formatMessage(messages.notMe)}</Chip>
        </Chips>
      )}
    </>
  );
};
