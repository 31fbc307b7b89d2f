import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { wifiOffIcon } from '@ecrin/ui/icon/icons.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useOutbox } from '#lib/outbox/outbox.ts';
import { composerMessages as messages } from './composer.messages.ts';

/** A thought that leaves within this time needs no word about it. */
const longWaitMs = 3_000;

const subscribeToNetwork = (listener: () => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};
const useOnline = () => useSyncExternalStore(subscribeToNetwork, () => navigator.onLine);

const useWaitsLong = () => {
  const [waitsLong, setWaitsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaitsLong(true), longWaitMs);
    return () => clearTimeout(timer);
  }, []);
  return waitsLong;
};

const OutboxStatus = ({ count }: { count: number }) => {
  const { formatMessage } = useIntl();
  const online = useOnline();
  const waitsLong = useWaitsLong();
  if (online && !waitsLong) return null;
  return (
    <Banner tone="warn" icon={wifiOffIcon}>
      {formatMessage(online ? messages.serverAway : messages.offline, { count })}
    </Banner>
  );
};

/** What waits on this device, and for what. */
export const OutboxBanner = () => {
  const count = useOutbox().filter(({ state }) => state === 'waiting' || state === 'sending').length;
  return count > 0 && <OutboxStatus count={count} />;
};
