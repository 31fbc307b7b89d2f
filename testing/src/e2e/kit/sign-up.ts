import type { Language } from '@ecrin/domain/kernel/language.ts';
import { request, type BrowserContextOptions } from 'playwright-core';
import { v7 } from 'uuid';
import { acceptEverything } from '#kits/accept-everything.ts';
import { apiClient, type ApiClient } from '#kits/api-client.ts';
import { pollUntil } from '#kits/poll-until.ts';
import { password } from './user-actions.ts';

type StorageState = Exclude<NonNullable<BrowserContextOptions['storageState']>, string>;
/** `storageState`: the state of their browser. */
type SignedUp = Readonly<{ email: string; api: ApiClient; storageState: StorageState }>;

/** A device is named after it. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

/** A new account, as the screens create one, for tests about something else. `accepts`: everything that is sent elsewhere, as they do unless told otherwise. Throws when it is refused. */
export const signUp = async (
  url: string,
  { language = 'fr', accepts = true }: Readonly<{ language?: Language; accepts?: boolean }> = {},
): Promise<SignedUp> => {
  const email = `${v7()}@example.org`;
  const requests = await request.newContext({ baseURL: url, userAgent });
  const answer = await requests.post('/api/client/register', {
    data: { email, password, firstname: 'Essai', language },
  });
  if (!answer.ok()) throw new Error(`signing up answered ${answer.status()}: ${await answer.text()}`);
  const session: Readonly<Record<'token' | 'userType' | 'userId', string>> = await answer.json();
  const { cookies } = await requests.storageState();
  await requests.dispose();
  const localStorage = Object.entries(session).map(([name, value]) => ({ name, value }));
  const api = apiClient(url, { token: session.token, clientId: session.userId });
  // A page without an account ends the session, and on a fleet the account may take a moment to be readable.
  await pollUntil(async () => Boolean((await api.call('GET', '/me?pushToken=null')).body['client']), {
    timeoutMs: 30_000,
  });
  if (accepts) await acceptEverything(api);
  return { email, api, storageState: { cookies, origins: [{ origin: url, localStorage }] } };
};
