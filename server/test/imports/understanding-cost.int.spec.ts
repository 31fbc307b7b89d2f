import { dayOneArchive } from '@ecrin/testing/kits/journals/journal-file.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startModelServer, type ModelServer } from '#test/model-server.fixtures.ts';
import { registerConsentingClient, registerTestClient, type SignedInClient } from '#test/server.fixtures.ts';
import { importActsOf } from './imports.fixtures.ts';

let { server, remove } = {} as ModelServer;
beforeAll(async () => {
  ({ server, remove } = await startModelServer({ ANALYSIS_MODEL: 'un-modele', AI_EUROS_PER_MILLION_TOKENS: '2.5' }));
});
afterAll(() => remove());

const journal = dayOneArchive({ Journal: [{ uuid: 'A1', creationDate: '2019-03-02T19:00:00Z', text: 'La mer.' }] });
const understandingOf = async (client: SignedInClient) =>
  (await importActsOf(server, client).previewOf(journal, 'Journal.zip')).understanding;

it('where imported thoughts would be read is told with its price, to whoever accepted it; else this server reads them', async () => {
  expect(await understandingOf(await registerConsentingClient(server, 'anne'))).toEqual({
    host: expect.stringMatching(/^http:\/\/127\.0\.0\.1:/u) as string,
    eurosPerMillionTokens: 2.5,
  });
  expect(await understandingOf(await registerTestClient(server, 'paul'))).toEqual({
    host: null,
    eurosPerMillionTokens: 0,
  });
});
