import type { SendingEntry } from '@ecrin/contracts/sending/sending.ts';
import { consentWordings } from '@ecrin/domain/consent/consent-wordings.ts';
import { consentPurposes } from '@ecrin/domain/consent/consent.vocabulary.ts';
import { useLanguage } from '#lib/i18n/intl.tsx';

type Props = Readonly<Pick<SendingEntry, 'kind' | 'purpose' | 'wording'>>;

/** What the person read when they accepted something or took it back, in the version that was shown then. */
export const ConsentWords = ({ kind, purpose, wording }: Props) => {
  const { language } = useLanguage();
  const asked = consentPurposes.find((one) => one === purpose);
  const words = asked && consentWordings[wording ?? 0]?.[language][asked];
  return words ? <q>{kind === 'given' ? `${words.sent} ${words.otherwise}` : words.after}</q> : null;
};
