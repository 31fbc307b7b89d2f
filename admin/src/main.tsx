import { readLanguage, type Language } from '@ecrin/ui/language/language.ts';
import { LanguageProvider, type Messages } from '@ecrin/ui/language/language-provider.tsx';
import { Look } from '@ecrin/ui/theme/look.tsx';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BackOffice } from './back-office.tsx';

const loaders: Record<Language, () => Promise<{ messages: Messages }>> = {
  fr: () => import('virtual:messages/fr'),
  en: () => import('virtual:messages/en'),
};
const load = async (language: Language) => (await loaders[language]()).messages;

const start = async () => {
  const root = document.getElementById('root');
  if (!root) return;
  const language = readLanguage();
  const messages = await load(language);
  createRoot(root).render(
    <StrictMode>
      <Look>
        <LanguageProvider initial={{ language, messages }} load={load}>
          <BackOffice path={location.pathname} />
        </LanguageProvider>
      </Look>
    </StrictMode>,
  );
};

void start();
