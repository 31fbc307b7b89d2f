import { startScriptedAiProvider, type ScriptedAiProvider } from '@ecrin/testing/fakes/scripted-ai-provider.ts';
import { startTestServer, type TestServer } from './server.fixtures.ts';

/** A whole server whose models are those of a scripted endpoint. */
export type ModelServer = Readonly<{
  server: TestServer;
  provider: ScriptedAiProvider;
  /** Ends both. */
  remove: () => Promise<void>;
}>;

export const startModelServer = async (environment: Readonly<Record<string, string>> = {}): Promise<ModelServer> => {
  const provider = await startScriptedAiProvider();
  const server = await startTestServer({
    AI_BASE_URL: provider.url,
    CHAT_MODEL: 'un-modele',
    ROLES: 'api,projections,workflows',
    ...environment,
  });
  const remove = async (): Promise<void> => {
    await server.remove();
    await provider.close();
  };
  return { server, provider, remove };
};
