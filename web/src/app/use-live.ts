import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { storedUserId } from '../lib/session.ts';
import { noteUnread } from '../lib/unread.ts';
import { askUnread, goLive } from './live.ts';

/** How long after the first paint the socket may wait, in ms: the screen comes first. */
const settleMs = 400;

/** Keeps the socket open while a client screen is shown, and the unread count fresh. */
export const useLive = () => {
  const [path] = useLocation();
  const userId = storedUserId();
  useEffect(() => {
    if (userId === null) return undefined;
    let close: (() => void) | undefined;
    let left = false;
    const timer = setTimeout(async () => {
      const closed = await goLive(userId).catch(() => undefined);
      if (left) closed?.();
      else close = closed;
    }, settleMs);
    return () => {
      left = true;
      clearTimeout(timer);
      close?.();
      noteUnread(null);
    };
  }, [userId]);
  const asked = useRef(path);
  useEffect(() => {
    if (userId === null || asked.current === path) return;
    asked.current = path;
    askUnread(userId);
  }, [path, userId]);
};
