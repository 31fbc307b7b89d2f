import type { UsageAnswer } from '@ecrin/contracts/usage/usage.ts';
import type { IntlShape } from 'react-intl';
import { paymentsMessages as messages } from './payments.messages.ts';

/** A day as DD/MM/YYYY, a month as MM/YYYY. */
export const spanText = (span: string): string => span.split('-').toReversed().join('/');

type Engine = UsageAnswer['engines'][number];
export const engineText = ({ formatMessage }: IntlShape, { engine }: Engine): string => {
  if (engine === 'openai-compatible') return formatMessage(messages.endpoint);
  return formatMessage(engine === null ? messages.unknown : messages.here);
};

type Named = Pick<UsageAnswer['clients'][number], 'firstname' | 'lastname'>;
export const nameOf = ({ firstname, lastname }: Named): string => [firstname, lastname].filter(Boolean).join(' ');
