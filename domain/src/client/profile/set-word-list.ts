import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { Client } from '../client.aggregate.ts';
import type { ClientWordListSet } from '../client.events.ts';

export type SetWordList = Readonly<{ clientId: string; words: readonly string[]; now: string }>;

/** In the order given; a word given twice counts once. */
export const setWordList = (
  { clientId, words, now }: SetWordList,
  client: Client,
): Decision<ClientWordListSet, 'client.not-found'> => {
  if (client.status !== 'registered') return refuse('client.not-found');
  const distinct = [...new Set(words)];
  if (JSON.stringify(distinct) === JSON.stringify(client.words)) return nothingNew;

  return [{ type: 'ClientWordListSet', data: { clientId, setAt: now }, private: { words: distinct } }];
};
