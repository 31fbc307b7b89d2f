import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { Language } from '#kernel/language.ts';
import type { Client } from '../client.aggregate.ts';
import type { ClientLanguageChosen } from '../client.events.ts';

export type ChooseClientLanguage = Readonly<{ clientId: string; language: Language; now: string }>;

export const chooseClientLanguage = (
  { clientId, language, now }: ChooseClientLanguage,
  client: Client,
): Decision<ClientLanguageChosen, 'client.not-found'> => {
  if (client.status !== 'registered') return refuse('client.not-found');
  if (client.language === language) return nothingNew;

  return [{ type: 'ClientLanguageChosen', data: { clientId, language, chosenAt: now }, private: null }];
};
