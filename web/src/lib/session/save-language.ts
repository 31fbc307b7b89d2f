import type { Language } from '@ecrin/ui/language/language.ts';

/** Saves the language to the account. The store is loaded now: pages that are read without an account do without it. */
export const saveLanguage = async (id: string, language: Language): Promise<void> => {
  const [{ store }, { clientApi }] = await Promise.all([import('../api/store.ts'), import('./client.api.ts')]);
  await store.dispatch(clientApi.endpoints.updateClient.initiate({ id, body: { language } }));
};
