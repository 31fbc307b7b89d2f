import { LanguageProvider } from '@ecrin/ui/language/language-provider.tsx';
import { readLanguage } from '@ecrin/ui/language/language.ts';
import { tabStorage } from '@ecrin/ui/storage/device-storage.ts';
import { ThemeProvider } from '@ecrin/ui/theme/theme-provider.tsx';
import { StrictMode, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { withStore } from '#lib/api/with-store.tsx';
import { loadMessages, withMessages } from '#lib/i18n/intl.tsx';
import { bytesOfBase64 } from '#lib/lock/base64.ts';
import { startIntake } from '#lib/lock/intake.ts';
import { isClosed, readLock, type LockRecord } from '#lib/lock/lock-record.ts';
import { restartWithLock } from '#lib/lock/lock-set.ts';
import { keysFrom, settle, tellWorker } from '#lib/lock/lock.ts';
import { closePage, sealPage } from '#lib/lock/page-seal.ts';
import { openByServer } from '#lib/lock/server-key.ts';
import { askTabs, hearTabs, tellTabs, type OpenLock } from '#lib/lock/tab-channel.ts';
import { storedUserId } from '#lib/session/session.ts';
import { Toasts } from '../layout/toasts.tsx';
import { LockedScreen } from './locked-screen.tsx';
import { returnKey, watchLock } from './watch-lock.ts';

type Locked = Readonly<{ userId: string; record: LockRecord }>;

const screen = withStore(
  withMessages('further', async () => LockedScreen as ComponentType<Parameters<typeof LockedScreen>[0]>),
);

/** In place of the app, none of which has been loaded. Resolves once it is unlocked, here or in another tab. */
const showLocked = async ({ userId, record }: Locked): Promise<OpenLock> => {
  const root = document.getElementById('root');
  if (!root) throw new Error('no root');
  const language = readLanguage();
  const [messages, Screen] = await Promise.all([loadMessages(language), screen()]);
  const { promise, resolve } = Promise.withResolvers<OpenLock>();
  const stop = hearTabs(userId, (word) => word.says === 'keys' && resolve(word.open));
  const shown = createRoot(root);
  document.title = 'Écrin';
  shown.render(
    <StrictMode>
      <ThemeProvider>
        <LanguageProvider initial={{ language, messages }} load={loadMessages}>
          <Screen userId={userId} record={record} onOpen={resolve} />
          <Toasts />
        </LanguageProvider>
      </ThemeProvider>
    </StrictMode>,
  );
  const open = await promise;
  stop();
  shown.unmount();
  return open;
};

const returnToPlace = () => {
  const place = tabStorage.getItem(returnKey);
  tabStorage.removeItem(returnKey);
  if (place?.startsWith('/app')) history.replaceState(null, '', place);
};

/** Locked until somebody opens it. What is taken in meanwhile has a key of its own. */
const waitLocked = async (locked: Locked): Promise<boolean> => {
  const { userId, record } = locked;
  const intake = await startIntake(userId, bytesOfBase64(record.publicKey));
  closePage(userId, intake);
  void tellWorker(record, true);
  const open = await showLocked(locked);
  const isOn = await settle(readLock(userId) ?? record, open, intake);
  if (isOn) tellTabs({ says: 'keys', userId, open });
  returnToPlace();
  return isOn;
};

/** After a forgotten code and signing in again: the server opens what was sealed, and the lock is off. False: it could not be asked, or this session is not fresh. */
const openForgotten = async ({ userId, record }: Locked): Promise<boolean> => {
  const secret = await openByServer(record.recovery).catch(() => null);
  const open = secret && (await keysFrom(userId, record, secret));
  if (!open) return false;
  await settle(record, open);
  return true;
};

/** Whether the lock is still on once it is open. */
const open = async (locked: Locked): Promise<boolean> => {
  const { userId, record } = locked;
  if (record.state === 'forgotten' && (await openForgotten(locked))) return false;
  const given = isClosed(userId) || record.state !== 'on' ? null : await askTabs(userId);
  if (given === null) return waitLocked(locked);
  sealPage(given);
  return true;
};

/** Resolves when the app may be shown: at once where another tab is unlocked, else once somebody unlocks it. */
export const untilOpen = async (): Promise<void> => {
  const userId = storedUserId();
  const record = userId && readLock(userId);
  if (!userId || !record) return;
  if (await open({ userId, record })) watchLock(userId);
  else restartWithLock();
};
