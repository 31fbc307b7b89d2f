import { hostOf, type ConsentTarget, type ConsentTargets } from '@ecrin/domain/consent/consent.vocabulary.ts';
import type { SharedConfig } from './config.ts';

type Models = Pick<
  SharedConfig,
  'AI_BASE_URL' | 'TRANSCRIPTION_MODEL' | 'ANALYSIS_MODEL' | 'CHAT_MODEL' | 'EMBEDDING_MODEL'
>;

/** The model of the endpoint that writes answers, and all that is written like them; null: none does. */
export const writingModelOf = ({ CHAT_MODEL, ANALYSIS_MODEL }: Pick<Models, 'CHAT_MODEL' | 'ANALYSIS_MODEL'>) => {
  const model = CHAT_MODEL ?? ANALYSIS_MODEL;
  return model === undefined || model === 'off' ? null : model;
};

/** What is sent to the endpoint of this configuration: also to one on this machine, as nobody can tell who listens there. */
export const consentTargetsOf = (config: Models): ConsentTargets => {
  if (config.AI_BASE_URL === undefined) return {};
  const host = hostOf(config.AI_BASE_URL);
  const to = (model: string | null | undefined): ConsentTarget | null => (model ? { host, model } : null);
  const [heard, analysed, placed, written] = [
    to(config.TRANSCRIPTION_MODEL),
    to(config.ANALYSIS_MODEL),
    to(config.EMBEDDING_MODEL),
    to(writingModelOf(config)),
  ];
  return {
    ...(heard && { transcription: heard }),
    ...(analysed && { understanding: analysed, advice: analysed }),
    ...(placed && { meaning: placed }),
    ...(written && { answers: written, memory: written, orbs: written, drafts: written }),
  };
};
