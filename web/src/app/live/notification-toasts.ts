import { showToast } from '#lib/page/toasts.ts';
import { createNotificationDeduplicator } from './notification-deduplicator.ts';

const listPath = '/app/notifications';
/** How long a push stays that comes while the page is looked at, in ms (specification, section 7). */
const pushToastMs = 10_000;

/** Of the screen that stands by then: how to go somewhere, and the word « Voir » in its language. */
export type ToastContext = Readonly<{ current: Readonly<{ navigate: (to: string) => void; see: string }> }>;

/** Says what has just arrived, and leads to it. */
export const createNotificationToasts = (here: ToastContext) => {
  const isNews = createNotificationDeduplicator(() => performance.now());
  const open = (link: string) => here.current.navigate(link);
  const say = (message: string, { link, ...more }: Readonly<{ link: string; durationMs?: number }>) =>
    showToast({ tone: 'done', message, action: { label: here.current.see, run: () => open(link) }, ...more });
  return {
    open,
    fromSocket: (title: string) => void (isNews('socket') && say(title, { link: listPath })),
    fromPush: ({ title, link }: Readonly<{ title: string; link: string }>) =>
      void (isNews('push') && say(title, { link: link || listPath, durationMs: pushToastMs })),
  };
};
