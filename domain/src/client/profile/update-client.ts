import { combineDecisions } from '#kernel/combine-decisions.ts';
import type { Decision } from '#kernel/event-sourcing.ts';
import type { Language } from '#kernel/language.ts';
import type { Client } from '../client.aggregate.ts';
import type { ClientAccountEvent } from '../client.events.ts';
import { chooseClientLanguage } from './choose-client-language.ts';
import { editClientProfile, type PortraitChanges } from './edit-client-profile.ts';
import { savePushToken } from './save-push-token.ts';
import { setWordList } from './set-word-list.ts';

/** Undefined fields are unchanged. */
export type UpdateClient = Readonly<{
  clientId: string;
  language: Language | undefined;
  pushToken: string | null | undefined;
  portrait: PortraitChanges;
  words: readonly string[] | undefined;
  now: string;
}>;

/** All given changes, or none. */
export const updateClient = (
  { clientId, language, pushToken, portrait, words, now }: UpdateClient,
  client: Client,
): Decision<ClientAccountEvent, 'client.not-found'> =>
  combineDecisions<ClientAccountEvent, 'client.not-found'>([
    ...(language === undefined ? [] : [chooseClientLanguage({ clientId, language, now }, client)]),
    ...(pushToken === undefined ? [] : [savePushToken({ clientId, pushToken, now }, client)]),
    editClientProfile({ clientId, portrait, now }, client),
    ...(words === undefined ? [] : [setWordList({ clientId, words, now }, client)]),
  ]);
