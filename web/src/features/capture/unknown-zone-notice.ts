import { showToast } from '@ecrin/browser/page/toasts.ts';
import { isDeviceZoneKnown } from '@ecrin/browser/time/device-zone.ts';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useOutboxHistory } from '#lib/outbox/outbox-view.ts';
import { captureMessages as messages } from './capture.messages.ts';

/** Says once, with the first thought kept here, that the server chooses its time zone: the device's has no name anybody knows. */
export const UnknownZoneNotice = () => {
  const { formatMessage } = useIntl();
  const said = useRef(false);
  const due = useOutboxHistory().size > 0 && !isDeviceZoneKnown();
  useEffect(() => {
    if (!due || said.current) return;
    said.current = true;
    showToast({ tone: 'info', message: formatMessage(messages.unknownZone), durationMs: 10_000 });
  }, [due, formatMessage]);
  return null;
};
