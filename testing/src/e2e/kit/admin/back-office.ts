import type { Page } from 'playwright-core';
import { answerError, startScriptedAiProvider } from '#fakes/scripted-ai-provider.ts';
import type { ServerProcess } from '#servers/main-process.ts';
import { embeddedProcess } from '#servers/server-process.ts';
import { createFirstAdmin, openInEnglish, signInNewSuperadmin } from '../admin-actions.ts';
import { secondAdmin, seedAdminThings } from '../admin-screens.ts';
import { desk } from '../browser.ts';
import type { E2eContext } from '../e2e-suite.ts';
import { populate, thoughtWords } from './population.ts';
import type { Form } from './table.ts';

/** A server whose endpoint answers 500 to everything, and whose clients may have addresses of their own. */
export const serverWithFaults = async (): Promise<ServerProcess> => {
  const provider = await startScriptedAiProvider();
  provider.script('chat', answerError(500, null));
  provider.script('transcription', answerError(500, null));
  const endpoint = {
    AI_BASE_URL: provider.url,
    AI_API_KEY: 'key',
    CHAT_MODEL: 'un-modele',
    TRANSCRIPTION_MODEL: 'whisper-1',
  };
  const server = await embeddedProcess({ ...endpoint, TRUSTED_PROXIES: '1' });
  return { ...server, remove: () => Promise.all([server.remove(), provider.close()]).then(() => undefined) };
};

type Pages = Readonly<Record<Form['role'], Readonly<Record<Form['language'], Page>>>>;

/** On whatever screens, answers of what is not there are no fault. */
const expected = [/40[34]/u];

/** A back-office with something of everything, and a page of each role in each language. */
export const openBackOffice = async ({ open, server }: Pick<E2eContext<ServerProcess>, 'open' | 'server'>) => {
  const ada = await open({ viewport: desk, expected });
  await createFirstAdmin(ada, server());
  const { clients, reportId } = await populate(server().url);
  const [client] = clients;
  if (!client) throw new Error('nobody lives here');
  const ids = { ...(await seedAdminThings(ada, client)), reportId };
  const theo = await open({ viewport: desk, expected });
  await signInNewSuperadmin(theo, secondAdmin);
  const inEnglish = (page: Page) => openInEnglish(open, page, { viewport: desk, expected });
  const pages: Pages = {
    superadmin: { fr: ada, en: await inEnglish(ada) },
    admin: { fr: theo, en: await inEnglish(theo) },
  };
  return { pages: ({ role, language }: Form) => pages[role][language], ids, clients, hidden: [thoughtWords] };
};
