import { describe, expect, it } from 'vitest';
import { copyOf, isComplete, newDraft, requestOf, type Draft } from '#features/communication/draft.ts';

const now = new Date('2026-03-01T08:00:00Z');
const text = { title: 'Bonjour', body: 'Un mot.' };
const toClaire = (clientLanguage: Draft['clientLanguage']): Draft => ({
  ...newDraft(now, { clientId: 'claire', clientName: 'Claire', clientLanguage }),
  fr: text,
});

describe('a message to one client', () => {
  it('names whom it is for', () => expect(toClaire('fr')).toMatchObject({ to: 'client', clientName: 'Claire' }));

  it.each([
    [true, 'fr'],
    [false, 'en'],
    [false, ''],
  ] as const)('written in French alone it can be sent: %s, when its reader reads « %s »', (complete, language) =>
    expect(isComplete(toClaire(language))).toBe(complete),
  );

  it('asks for no other language than its reader’s', () =>
    expect(requestOf(toClaire('fr'))).toMatchObject({ fallback: 'fr', words: { fr: text, en: null } }));
});

it('a message to many needs every language, or the one that others read', () => {
  const many: Draft = { ...newDraft(now, {}), fr: text };
  expect(isComplete(many)).toBe(false);
  expect(isComplete({ ...many, fallback: 'fr' })).toBe(true);
});

it('a copy for those who did not get it has the same words and leaves out who did', () => {
  const audience = { to: 'segment', language: 'fr', activity: null, permission: null, organizationId: null } as const;
  const plan = { form: 'message' as const, audience, fallback: null, opens: null };
  const broadcast = { ...plan, channels: ['in-app' as const], words: { fr: text, en: text }, until: null };
  expect(requestOf(copyOf(broadcast, now, 'earlier'))).toMatchObject({
    audience: { to: 'segment', language: 'fr', except: 'earlier' },
    words: { fr: text, en: text },
  });
  expect(requestOf(copyOf(broadcast, now))).toMatchObject({ audience: { except: null } });
});
