import { LanguageProvider, type Messages } from '@ecrin/ui/language/language-provider.tsx';
import { readLanguage, type Language } from '@ecrin/ui/language/language.ts';
import { ErrorFallback } from '@ecrin/ui/status-page/error-page.tsx';
import { ThemeProvider } from '@ecrin/ui/theme/theme-provider.tsx';
import { StrictMode, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { reloadOnMissingChunks } from '#navigation/chunk-reload.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { loadPolyfills } from './polyfills.ts';

type AppParts = Readonly<{
  /** Nothing is loaded or shown before it. */
  opened?: Promise<void> | void;
  homePath: string;
  loadMessages: (language: Language) => Promise<Messages>;
  fetchScreen: (path: string) => Promise<unknown>;
  Navigation: ComponentType;
  ErrorPage: ComponentType<{ fault: unknown; onRetry: () => void }>;
  Toasts: ComponentType;
}>;

/** Messages and the first screen are loaded in parallel; nothing is rendered before both are there. */
const drawApp = async ({ opened, homePath, loadMessages, fetchScreen, Navigation, ErrorPage, Toasts }: AppParts) => {
  const root = document.getElementById('root');
  if (!root) return;
  await loadPolyfills();
  await opened;
  const language = readLanguage();
  const [messages] = await Promise.all([loadMessages(language), fetchScreen(location.pathname).catch(() => undefined)]);
  createRoot(root).render(
    <StrictMode>
      <ErrorBoundary fallback={() => <ErrorFallback homePath={homePath} />}>
        <ThemeProvider>
          <LanguageProvider initial={{ language, messages }} load={loadMessages}>
            <ErrorBoundary fallback={ErrorPage}>
              <Navigation />
            </ErrorBoundary>
            <Toasts />
          </LanguageProvider>
        </ThemeProvider>
      </ErrorBoundary>
    </StrictMode>,
  );
};

export const startApp = (parts: AppParts) => {
  reloadOnMissingChunks();
  void drawApp(parts);
};
