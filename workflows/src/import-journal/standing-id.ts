import { derivedId } from '@ecrin/platform/event-sourcing/derived-id.ts';

/** The first 48 bits of an id are its moment. */
export const momentOfId = (id: string): string =>
  new Date(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toISOString();

/** The id that stands here for a thread, a goal or a story of another Écrin: it is the same for every import. */
export const standingId = (kind: 'thread' | 'goal' | 'story', id: string, whose: string): string =>
  derivedId(`journal-import-${kind}/${whose}/${id}`, momentOfId(id));
