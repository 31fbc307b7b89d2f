import type { AdminRole } from '@ecrin/contracts/admin/admin.ts';
// @vitest-environment happy-dom
import type { Language } from '@ecrin/domain/kernel/language.ts';
import { LanguageProvider } from '@ecrin/ui/language/language-provider.tsx';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { describe, expect, it } from 'vitest';
import { useFoundEntries } from '#features/palette/use-found-entries.ts';
import { store } from '#lib/api/store.ts';
import { stubAdminApi } from '#test/page.fixtures.tsx';
import english from '../../../src/lang/en/palette.json' with { type: 'json' };

const zelie = { clientId: 'z1', firstname: 'Zélie', lastname: null, email: null, language: 'fr', referralCode: 'abc' };

type Asked = Readonly<{ standing?: string; role?: AdminRole; language?: Language }>;

/** What the palette offers to do, where « zélie » alone finds somebody. */
const actsFor = (typed: string, { standing = 'active', role = 'superadmin', language = 'fr' }: Asked = {}) => {
  stubAdminApi((call) => {
    const asked = new URL(call.slice(4), 'http://localhost');
    const isFound = asked.pathname === '/clients' && /^z[ée]lie$/iu.test(asked.searchParams.get('q') ?? '');
    return { items: isFound ? [{ ...zelie, standing }] : [], nextCursor: null };
  });
  const initial = { language, messages: language === 'en' ? english : {} };
  const wrapper = ({ children }: Readonly<{ children: ReactNode }>) => (
    <Provider store={store}>
      <LanguageProvider initial={initial} load={async () => ({})}>
        {children}
      </LanguageProvider>
    </Provider>
  );
  const { result } = renderHook(() => useFoundEntries({ role, pages: [], settings: [] }, typed), { wrapper });
  return () => result.current.find(({ key }) => key === 'acts')?.options.map(({ label, path }) => [label, path]) ?? [];
};

const [close, reactivate] = ['/admin/clients/z1?act=sessions%2Fend', '/admin/clients/z1?act=reactivation'];
const closeSessions = ['Fermer les sessions\u00A0: Zélie…', close];
const exported = ['Exporter l’historique\u00A0: Zélie…', '/admin/clients/z1?act=export'];

describe('what is to be done about a client is found by a sentence', () => {
  it.each([
    ['fermer zélie', closeSessions, {}],
    ['fermer les sessions de Zélie', closeSessions, {}],
    ['Fermer ses sesions : Zélie', closeSessions, {}],
    ['fermer zelie sessions', closeSessions, {}],
    ['exporter l’historique de Zélie', exported, {}],
    ["exporter l'historique de zelie", exported, {}],
    ['désactiver le compte de Zélie', ['Désactiver Zélie…', '/admin/clients/z1?act=deactivation'], {}],
    ['écrire à Zélie', ['Écrire à Zélie', '/admin/communication?client=z1'], {}],
    ['réactiver Zélie', ['Réactiver Zélie…', reactivate], { standing: 'deactivated' }],
    ['reactivr le compte de zelie', ['Réactiver Zélie…', reactivate], { standing: 'deactivated' }],
    ['end their sessions Zélie', ['End the sessions: Zélie…', close], { language: 'en' }],
    ['export the history of Zélie', ['Export the history: Zélie…', exported[1]], { language: 'en' }],
  ] as const)('« %s »', async (typed, act, of) => {
    const acts = actsFor(typed, of);
    await waitFor(() => expect(acts()).toEqual([act]));
  });
});

it.each([
  ['active', ['Écrire', 'Désactiver', 'Fermer', 'Exporter']],
  ['deactivated', ['Réactiver', 'Exporter']],
])('without a sentence, all that may be done about who was found: %s', async (standing, verbs) => {
  const acts = actsFor('zélie', { standing });
  await waitFor(() => expect(acts().map(([label]) => label?.split(/[\s\u00A0]/u)[0])).toEqual(verbs));
});

it('a role admin is not offered what superadmins alone do', async () => {
  const acts = actsFor('zélie', { role: 'admin' });
  await waitFor(() => expect(acts().map(([, path]) => path)).toEqual(['/admin/communication?client=z1', close]));
});
