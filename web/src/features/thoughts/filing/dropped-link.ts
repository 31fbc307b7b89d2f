/** A thought or a thread that was dragged by its own link: browsers carry a link's address, so nothing else needs to be draggable. */
export type DroppedLink = Readonly<{ thoughtId: string }> | Readonly<{ threadId: string }>;

const pagePath = /^\/app\/(thoughts|threads)\/([0-9a-f-]{36})$/u;

/** What an address of this site stands for; null for anything else. `base`: an address of the site itself. */
export const parseDroppedLink = (address: string, base: string): DroppedLink | null => {
  const url = URL.parse(address.split(/[\r\n]/u)[0] ?? '', base);
  const found = url?.origin === new URL(base).origin ? pagePath.exec(url.pathname) : null;
  if (!found?.[2]) return null;
  return found[1] === 'thoughts' ? { thoughtId: found[2] } : { threadId: found[2] };
};
