import { afterAll, beforeAll } from 'vitest';
import { startScriptedAiProvider, type ScriptedAiProvider } from '#fakes/scripted-ai-provider.ts';

/** `settings`: of a server whose answers it writes. */
type SuiteProvider = Pick<ScriptedAiProvider, 'requests' | 'script'> &
  Readonly<{ settings: () => Readonly<Record<'AI_BASE_URL' | 'CHAT_MODEL', string>> }>;

/** One provider for all tests of a file. */
export const scriptedProvider = (): SuiteProvider => {
  let provider: ScriptedAiProvider;
  beforeAll(async () => {
    provider = await startScriptedAiProvider();
  });
  afterAll(() => provider.close());
  return {
    requests: (kind) => provider.requests(kind),
    script: (...scripted) => provider.script(...scripted),
    settings: () => ({ AI_BASE_URL: provider.url, CHAT_MODEL: 'un-modele' }),
  };
};
