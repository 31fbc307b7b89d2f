import { Look } from '@ecrin/ui/theme/look.tsx';
import { Provider } from 'react-redux';
import { LanguageProvider, type LanguageProviderProps } from '../lib/intl.tsx';
import { store } from '../lib/store.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Navigation } from './navigation.tsx';
import { Toasts } from './toasts.tsx';

export const App = ({ initial }: Pick<LanguageProviderProps, 'initial'>) => (
  <ErrorBoundary fallback="bare">
    <Look>
      <Provider store={store}>
        <LanguageProvider initial={initial}>
          <ErrorBoundary>
            <Navigation />
          </ErrorBoundary>
          <Toasts />
        </LanguageProvider>
      </Provider>
    </Look>
  </ErrorBoundary>
);
