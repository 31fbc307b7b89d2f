import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { storedUserId } from '../lib/session.ts';
import { noteUnread } from '../lib/unread.ts';
import type { Here } from './announce.ts';
import { appMessages as messages } from './app.messages.ts';

/** How long after the first paint news may wait, in ms: the screen comes first. */
const settleMs = 400;
const live = () => import('./live.ts');

/** What the page is by now: in whatever language, and wherever it leads. */
const useHere = (): Here => {
  const [, navigate] = useLocation();
  const see = useIntl().formatMessage(messages.see);
  const here = useRef({ navigate, see });
  useEffect(() => {
    here.current = { navigate, see };
  }, [navigate, see]);
  return here;
};

/** Hears news once the screen stands; what it returns ends that. */
const hear = (userId: string, here: Here) => {
  let left = false;
  let end: (() => void) | undefined;
  const start = async () => {
    const { hearNews } = await live();
    if (!left) end = hearNews(userId, here);
  };
  const timer = setTimeout(() => void start().catch(() => undefined), settleMs);
  return () => {
    left = true;
    clearTimeout(timer);
    end?.();
  };
};

/** Keeps socket and pushes heard while a client screen is shown, and the unread count fresh. */
export const useLive = () => {
  const [path] = useLocation();
  const userId = storedUserId();
  const here = useHere();
  useEffect(() => {
    if (userId === null) return undefined;
    const end = hear(userId, here);
    return () => {
      end();
      noteUnread(null);
    };
  }, [userId, here]);
  const asked = useRef(path);
  useEffect(() => {
    if (userId === null || asked.current === path) return;
    asked.current = path;
    live().then(
      ({ askUnread }) => askUnread(userId),
      () => undefined,
    );
  }, [path, userId]);
};
