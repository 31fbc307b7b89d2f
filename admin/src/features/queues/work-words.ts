import { shortDateTime } from '@ecrin/browser/time/short-date.ts';
import { workNames } from '@ecrin/contracts/admin-notification/work-names.ts';
import type { WorkItem } from '@ecrin/contracts/operation/operation.ts';
import { useLanguage } from '@ecrin/ui/language/language-provider.tsx';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { workReasonMessages as messages } from './work-reasons.messages.ts';

const reasons = new Map<string, MessageDescriptor>([
  ['unreadable-audio', messages.reasonUnreadableAudio],
  ['audio-too-long', messages.reasonAudioTooLong],
  ['audio-stopped-engine', messages.reasonAudioStoppedEngine],
  ['quota-exhausted', messages.reasonQuotaExhausted],
  ['quota', messages.reasonQuotaExhausted],
  ['provider-refused', messages.reasonProviderRefused],
  ['provider-unavailable', messages.reasonProviderUnavailable],
  ['unavailable', messages.reasonProviderUnavailable],
  ['no-answer-in-time', messages.reasonNoAnswer],
  ['unusable-answer', messages.reasonUnusableAnswer],
  ['contract-broken', messages.reasonContractBroken],
  ['refused', messages.reasonRefused],
  ['set-aside', messages.reasonSetAside],
  ['code-changed', messages.reasonCodeChanged],
]);

/** The end of an id tells two of them apart. */
export const referenceOf = ({ workId }: Pick<WorkItem, 'workId'>): string => workId.slice(-6).toUpperCase();

/** How a piece of work is told, without a word of what it is about. */
export const useWorkWords = () => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  return {
    nameOf: ({ kind }: Pick<WorkItem, 'kind'>): string => {
      const name = workNames[language][kind];
      return name.charAt(0).toUpperCase() + name.slice(1);
    },
    reasonOf: ({ reason, state, retryable }: WorkItem): string => {
      if (reason === null) {
        const late = state === 'failed' || retryable;
        return formatMessage(late ? messages.reasonTooLong : messages.underWay);
      }
      const known = reasons.get(reason);
      return known ? formatMessage(known) : formatMessage(messages.reasonOther, { code: reason });
    },
    since: ({ since }: Pick<WorkItem, 'since'>): string => shortDateTime(since, language),
  };
};
export type WorkWords = ReturnType<typeof useWorkWords>;
