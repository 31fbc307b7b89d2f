import type { HelpNeed } from '@ecrin/domain/help/help.vocabulary.ts';
import type { LanguageCaller } from './language-engine.ts';

export type HelpRequest = Readonly<{ text: string }> & Pick<LanguageCaller, 'ownerId' | 'signal'>;
/** What words call for; null: nothing. It never fails: without a model rules decide. */
export type FindHelpNeed = (request: HelpRequest) => Promise<HelpNeed | null>;
