import { shortDateTime } from '@ecrin/browser/time/short-date.ts';
import type { EngineAnswersShown } from '@ecrin/contracts/operation/engine-state.ts';
import { useLanguage } from '@ecrin/ui/language/language-provider.tsx';
import { useIntl } from 'react-intl';
import { engineMessages as messages } from './engine.messages.ts';

/** How an engine answered last, why not, and when it is asked again; nothing where nothing is known. */
export const useEngineWords = () => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const shown = (at: string) => shortDateTime(at, language);
  return ({ lastAnswerAt, lastFault, nextAttemptAt }: EngineAnswersShown): readonly string[] => [
    ...(lastFault
      ? [
          formatMessage(messages.fault, {
            reason: formatMessage(messages[lastFault.reason]),
            time: shown(lastFault.at),
          }),
        ]
      : []),
    ...(lastFault && nextAttemptAt ? [formatMessage(messages.nextAttempt, { time: shown(nextAttemptAt) })] : []),
    ...(lastAnswerAt ? [formatMessage(messages.lastAnswer, { time: shown(lastAnswerAt) })] : []),
  ];
};
