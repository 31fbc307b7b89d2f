import { showToast } from '#lib/page/toasts.ts';

/** Longer apart than this, in ms, two words are about two notifications. */
const matchWindowMs = 20_000;

type Source = 'socket' | 'push';
type Announcement = Readonly<{ source: Source; at: number }>;

/** The socket and a push may both bring one notification, in either order and in other words: the first says it, the second is matched with it and says nothing. Answers whether to say it. */
export const createNotificationDeduplicator = (now: () => number) => {
  let unmatched: readonly Announcement[] = [];
  return (source: Source): boolean => {
    const at = now();
    unmatched = unmatched.filter((said) => at - said.at < matchWindowMs);
    const match = unmatched.find((said) => said.source !== source);
    unmatched = match ? unmatched.filter((said) => said !== match) : [...unmatched, { source, at }];
    return match === undefined;
  };
};

const listPath = '/app/notifications';
/** How long a push stays that comes while the page is looked at, in ms (specification, section 7). */
const pushToastMs = 10_000;

/** Of the screen that stands by then: how to go somewhere, and the word « Voir » in its language. */
export type ToastContext = Readonly<{ current: Readonly<{ navigate: (to: string) => void; see: string }> }>;

/** Says what has just arrived, and leads to it. */
export const createNotificationToasts = (here: ToastContext) => {
  const isNews = createNotificationDeduplicator(() => performance.now());
  const open = (link: string) => here.current.navigate(link);
  const say = (message: string, { link, ...more }: Readonly<{ link: string; stays?: number }>) =>
    showToast({ tone: 'done', message, action: { label: here.current.see, run: () => open(link) }, ...more });
  return {
    open,
    fromSocket: (title: string) => void (isNews('socket') && say(title, { link: listPath })),
    fromPush: ({ title, link }: Readonly<{ title: string; link: string }>) =>
      void (isNews('push') && say(title, { link: link || listPath, stays: pushToastMs })),
  };
};
