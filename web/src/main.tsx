import { startApp } from '@ecrin/browser/page/start-app.tsx';
import { Toasts } from './app/layout/toasts.tsx';
import { ErrorPage } from './app/routing/error-page.tsx';
import { fetchScreen } from './app/routing/navigate.ts';
import { Navigation } from './app/routing/navigation.tsx';
import { loadMessages } from './lib/i18n/intl.tsx';
import { isLockSet, restartWithLock } from './lib/lock/lock-set.ts';
import { listenForInstallOffer } from './lib/page/app-install.ts';

listenForInstallOffer();
/** A lock is opened before anything of the app is loaded; without one this costs a look at the storage. */
const opened = isLockSet()
  ? import('./app/lock/lock-parts.ts').then(({ untilOpen }) => untilOpen())
  : restartWithLock();
startApp({ opened, homePath: '/', loadMessages, fetchScreen, Navigation, ErrorPage, Toasts });
