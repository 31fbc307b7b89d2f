import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { setUnreadCount } from '#lib/live/unread-count.ts';
import { whenIdle } from '#lib/page/when-idle.ts';
import { storedUserId } from '#lib/session/session.ts';
import { appMessages as messages } from '../app.messages.ts';
import type { ToastContext } from './notification-toasts.ts';

/** The live connection waits that long after the first paint, in ms, then until the browser is idle. */
const startDelayMs = 400;
const live = () => import('./live-connection.ts');

/** What toasts shown later need: the current navigation and label. */
const useToastContext = (): ToastContext => {
  const [, navigate] = useLocation();
  const see = useIntl().formatMessage(messages.see);
  const here = useRef({ navigate, see });
  useEffect(() => {
    here.current = { navigate, see };
  }, [navigate, see]);
  return here;
};

/** Opens the live connection after the first paint; returns the function that closes it. */
const startLiveConnection = (userId: string, here: ToastContext) => {
  let left = false;
  let end: (() => void) | undefined;
  const start = async () => {
    await whenIdle();
    const { listenForNotifications } = await live();
    if (!left) end = listenForNotifications(userId, here);
  };
  const timer = setTimeout(() => void start().catch(() => undefined), startDelayMs);
  return () => {
    left = true;
    clearTimeout(timer);
    end?.();
  };
};

/** Keeps the socket, pushes and the unread count live while a client screen is shown. */
export const useLiveConnection = () => {
  const [path] = useLocation();
  const userId = storedUserId();
  const here = useToastContext();
  useEffect(() => {
    if (userId === null) return undefined;
    const end = startLiveConnection(userId, here);
    return () => {
      end();
      setUnreadCount(null);
    };
  }, [userId, here]);
  const asked = useRef(path);
  useEffect(() => {
    if (userId === null || asked.current === path) return;
    asked.current = path;
    live().then(
      ({ requestUnreadCount }) => requestUnreadCount(userId),
      () => undefined,
    );
  }, [path, userId]);
};
