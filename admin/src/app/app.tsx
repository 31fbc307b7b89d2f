import { ErrorBoundary } from '@ecrin/browser/page/error-boundary.tsx';
import { LanguageProvider, type LanguageProviderProps } from '@ecrin/ui/language/language-provider.tsx';
import { ThemeProvider } from '@ecrin/ui/theme/theme-provider.tsx';
import { Provider } from 'react-redux';
import { store } from '#lib/api/store.ts';
import { loadMessages } from '#lib/i18n/intl.ts';
import { Toasts } from './layout/toasts.tsx';
import { ErrorFallback, ErrorPage } from './routing/error-page.tsx';
import { Navigation } from './routing/navigation.tsx';

export const App = ({ initial }: Pick<LanguageProviderProps, 'initial'>) => (
  <ErrorBoundary fallback={ErrorFallback}>
    <ThemeProvider>
      <Provider store={store}>
        <LanguageProvider initial={initial} load={loadMessages}>
          <ErrorBoundary fallback={ErrorPage}>
            <Navigation />
          </ErrorBoundary>
          <Toasts />
        </LanguageProvider>
      </Provider>
    </ThemeProvider>
  </ErrorBoundary>
);
