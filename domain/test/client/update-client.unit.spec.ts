import { describe, it } from 'vitest';
import { chooseClientLanguage } from '#client/profile/choose-client-language.ts';
import { editClientProfile } from '#client/profile/edit-client-profile.ts';
import { savePushToken } from '#client/profile/save-push-token.ts';
import { setWordList } from '#client/profile/set-word-list.ts';
import { updateClient } from '#client/profile/update-client.ts';
import { clientId, forClient, now, registered } from './client.fixtures.ts';

const { given } = forClient;
const languageChosen = {
  type: 'ClientLanguageChosen',
  data: { clientId, language: 'en', chosenAt: now },
  private: null,
} as const;
const tokenSaved = {
  type: 'ClientPushTokenSaved',
  data: { clientId, savedAt: now },
  private: { pushToken: 'push-1' },
} as const;
const profileEdited = {
  type: 'ClientProfileEdited',
  data: { clientId, editedAt: now },
  private: { firstname: 'Inès' },
} as const;
const wordsSet = {
  type: 'ClientWordListSet',
  data: { clientId, setAt: now },
  private: { words: ['Écrin', 'Noé'] },
} as const;
const nothing = { language: undefined, pushToken: undefined, portrait: {}, words: undefined };

describe('choosing a language', () => {
  it('records the language', () =>
    given(registered).when(chooseClientLanguage, { clientId, language: 'en', now }).then(languageChosen));
  it('appends nothing for the current language', () =>
    given(registered).when(chooseClientLanguage, { clientId, language: 'fr', now }).thenNothing());
  it('refuses an unknown client', () =>
    given().when(chooseClientLanguage, { clientId, language: 'en', now }).thenRefused('client.not-found'));
});

describe('saving a push token', () => {
  it('records the token', () =>
    given(registered).when(savePushToken, { clientId, pushToken: 'push-1', now }).then(tokenSaved));
  it('records its removal', () =>
    given(registered, tokenSaved)
      .when(savePushToken, { clientId, pushToken: null, now })
      .then({ ...tokenSaved, private: { pushToken: null } }));
  it('appends nothing for the same token', () =>
    given(registered, tokenSaved).when(savePushToken, { clientId, pushToken: 'push-1', now }).thenNothing());
});

describe('editing the profile', () => {
  it('records the new first name', () =>
    given(registered)
      .when(editClientProfile, { clientId, portrait: { firstname: 'Inès', city: undefined }, now })
      .then(profileEdited));
  it('tells by nothing but private words that the quiet line of help is set aside', () =>
    given(registered)
      .when(editClientProfile, { clientId, portrait: { helpLine: 'set-aside' }, now })
      .then({ ...profileEdited, private: { helpLine: 'set-aside' } }));
  it('appends nothing for the same name', () =>
    given(registered)
      .when(editClientProfile, { clientId, portrait: { firstname: 'Claire', lastname: null }, now })
      .thenNothing());
  it('records removed fields', () =>
    given(registered, { ...profileEdited, private: { city: 'Lyon', job: 'Luthière' } })
      .when(editClientProfile, { clientId, portrait: { city: null, job: 'Luthière' }, now })
      .then({ ...profileEdited, private: { city: null } }));
});

describe('setting the word list', () => {
  it('stores each word once', () =>
    given(registered)
      .when(setWordList, { clientId, words: ['Écrin', 'Noé', 'Écrin'], now })
      .then(wordsSet));
  it('appends nothing for the same list', () =>
    given(registered, wordsSet)
      .when(setWordList, { clientId, words: ['Écrin', 'Noé'], now })
      .thenNothing());
});

describe('updating several fields at once', () => {
  it('records each field that changed', () =>
    given(registered)
      .when(updateClient, {
        clientId,
        language: 'en',
        pushToken: 'push-1',
        portrait: { firstname: 'Inès' },
        words: ['Écrin', 'Noé'],
        now,
      })
      .then(languageChosen, tokenSaved, profileEdited, wordsSet));
  it('leaves unspecified fields unchanged', () =>
    given(registered)
      .when(updateClient, { clientId, ...nothing, now })
      .thenNothing());
  it('refuses the whole command for an unknown client', () =>
    given()
      .when(updateClient, { clientId, ...nothing, portrait: { firstname: 'Inès' }, now })
      .thenRefused('client.not-found'));
});
