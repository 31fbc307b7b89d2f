import { startApp } from '@ecrin/browser/page/start-app.tsx';
import { Toasts } from './app/layout/toasts.tsx';
import { ErrorPage } from './app/routing/error-page.tsx';
import { fetchScreen } from './app/routing/navigate.ts';
import { Navigation } from './app/routing/navigation.tsx';
import { loadMessages } from './lib/i18n/intl.tsx';
import { listenForInstallOffer } from './lib/page/app-install.ts';

listenForInstallOffer();
startApp({ homePath: '/', loadMessages, fetchScreen, Navigation, ErrorPage, Toasts });
