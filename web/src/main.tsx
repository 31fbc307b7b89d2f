import { reloadOnMissingChunks } from '@ecrin/browser/navigation/chunk-reload.ts';
import { readLanguage } from '@ecrin/ui/language/language.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { fetchScreen } from './app/routing/navigate.ts';
import { loadMessages } from './lib/i18n/intl.tsx';

/** Sentences and the first screen travel side by side; nothing is drawn before both are here. */
const start = async () => {
  const root = document.getElementById('root');
  if (!root) return;
  const language = readLanguage();
  const [messages] = await Promise.all([loadMessages(language), fetchScreen(location.pathname).catch(() => undefined)]);
  createRoot(root).render(
    <StrictMode>
      <App initial={{ language, messages }} />
    </StrictMode>,
  );
};

reloadOnMissingChunks();
void start();
