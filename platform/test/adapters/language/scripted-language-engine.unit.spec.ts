import { createScriptedLanguageEngine } from '@ecrin/testing/fakes/scripted-language-engine.ts';
import { languageEngineContract } from '@ecrin/testing/port-contracts/language-engine.contract.ts';

languageEngineContract('the scripted engine', { writes: true, embeds: true, scripted: true }, async () => {
  const engine = createScriptedLanguageEngine();
  return { engine, script: engine.script, dispose: async () => undefined };
});
