import type { EventStore, StoredEvent } from '#ports/event-store.ts';
import { sealedLengthOf } from './event-window.ts';

/** Events of a page; characters of their sealed parts after which it ends. */
const pageEvents = 256;
const maxPageLength = 1024 * 1024;
/** What is held for others who come by. */
const maxPages = 16;

/** `from`: everything after this position and until `last` is here. `last`: null while it is being read. */
type Page = { readonly from: number; readonly events: Promise<readonly StoredEvent[]>; last: number | null };

export type SharedPages = Readonly<{
  /** The next events after a position, -1 for all; empty at the end of the log. */
  after: (position: number, max: number) => Promise<readonly StoredEvent[]>;
  /** Nobody will ask for these any more. */
  dropUntil: (position: number) => void;
  count: () => number;
}>;

/** For those who read the log from nearly the same place: each page is read once, and all get the very same events. */
export const createSharedPages = (store: Pick<EventStore, 'readAll'>): SharedPages => {
  /** Oldest first: where two overlap, all take the same one. */
  const pages: Page[] = [];
  const forget = (page: Page): void => {
    const index = pages.indexOf(page);
    if (index >= 0) pages.splice(index, 1);
  };

  const read = (from: number): Page => {
    const page: Page = { from, events: readPage(store, from), last: null };
    pages.push(page);
    if (pages.length > maxPages) pages.shift();
    void settle(page);
    return page;
  };
  const settle = async (page: Page): Promise<void> => {
    page.last = (await page.events.catch(() => [])).at(-1)?.position ?? null;
    if (page.last === null) forget(page);
  };
  const pageAfter = (position: number): Page =>
    pages.find(({ from, last }) => (last === null ? from === position : from <= position && position < last)) ??
    read(position);

  return {
    after: async (position, max) => {
      const { from, events } = pageAfter(position);
      const page = await events;
      const first = from === position ? 0 : page.findIndex((event) => event.position > position);
      return page.slice(first, first + max);
    },
    dropUntil: (position) => {
      for (const page of pages.filter(({ last }) => last !== null && last <= position)) forget(page);
    },
    count: () => pages.length,
  };
};

const readPage = async (store: Pick<EventStore, 'readAll'>, position: number): Promise<readonly StoredEvent[]> => {
  const page: StoredEvent[] = [];
  let length = 0;
  for await (const event of store.readAll({ after: position < 0 ? null : position, max: pageEvents })) {
    page.push(event);
    length += sealedLengthOf([event]);
    if (length > maxPageLength) break;
  }
  return page;
};
