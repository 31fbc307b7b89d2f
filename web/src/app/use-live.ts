import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { storedUserId } from '../lib/session.ts';
import { noteUnread } from '../lib/unread.ts';
import { askUnread, goLive } from './live.ts';
import { useAnnounce } from './use-announce.ts';

/** How long after the first paint the socket may wait, in ms: the screen comes first. */
const settleMs = 400;

type Opened = Readonly<{ userId: string; announce: ReturnType<typeof useAnnounce> }>;

/** Opens what hears news once the screen stands; what it returns closes that again. */
const open = ({ userId, announce }: Opened) => {
  const closers: (() => void)[] = [];
  let left = false;
  const keep = (close: () => void) => (left ? close() : void closers.push(close));
  const timer = setTimeout(() => {
    goLive(userId, announce.fromSocket).then(keep, () => undefined);
    import('../lib/push/start-push.ts').then(({ startPush }) => keep(startPush({ onReceived: announce.fromPush, onOpened: announce.open })), () => undefined);
  }, settleMs);
  return () => {
    left = true;
    clearTimeout(timer);
    closers.forEach((close) => close());
  };
};

/** Keeps the socket open while a client screen is shown, pushes heard, and the unread count fresh. */
export const useLive = () => {
  const [path] = useLocation();
  const userId = storedUserId();
  const announce = useAnnounce();
  useEffect(() => {
    if (userId === null) return undefined;
    const close = open({ userId, announce });
    return () => {
      close();
      noteUnread(null);
    };
  }, [userId, announce]);
  const asked = useRef(path);
  useEffect(() => {
    if (userId === null || asked.current === path) return;
    asked.current = path;
    askUnread(userId);
  }, [path, userId]);
};
