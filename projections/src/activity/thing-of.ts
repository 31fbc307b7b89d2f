import { identifiedKinds, type FoundId } from '@ecrin/contracts/activity/found-ids.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/** What a stream is about, where that has an id to be looked up by; null: the stream is about something else. */
export const thingOf = (stream: string): Pick<FoundId, 'kind' | 'id'> | null => {
  for (const kind of identifiedKinds) {
    const id = stream.startsWith(`${kind}-`) ? stream.slice(kind.length + 1) : '';
    if (uuid.test(id)) return { kind, id };
  }
  return null;
};
