import { ErrorBoundary } from '@ecrin/browser/error-boundary.tsx';
import { LanguageProvider, type LanguageProviderProps } from '@ecrin/ui/language/language-provider.tsx';
import { Look } from '@ecrin/ui/theme/look.tsx';
import { Provider } from 'react-redux';
import { loadMessages } from '#lib/intl.ts';
import { store } from '#lib/store.ts';
import { ErrorFallback, ErrorPage } from './error-page.tsx';
import { Navigation } from './navigation.tsx';
import { Toasts } from './toasts.tsx';

export const App = ({ initial }: Pick<LanguageProviderProps, 'initial'>) => (
  <ErrorBoundary fallback={ErrorFallback}>
    <Look>
      <Provider store={store}>
        <LanguageProvider initial={initial} load={loadMessages}>
          <ErrorBoundary fallback={ErrorPage}>
            <Navigation />
          </ErrorBoundary>
          <Toasts />
        </LanguageProvider>
      </Provider>
    </Look>
  </ErrorBoundary>
);
