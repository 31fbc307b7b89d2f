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

/** A spreadsheet must not take a name for a formula. */
const cellOf = (value: string | number | null): string => {
  const text = String(value ?? '');
  return `"${(/^[=+\-@]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text).replaceAll('"', '""')}"`;
};

type Named = Pick<UsageAnswer['clients'][number], 'firstname' | 'lastname'>;
export const nameOf = ({ firstname, lastname }: Named): string => [firstname, lastname].filter(Boolean).join(' ');

/** Every figure of the page, with decimals. */
export const usageCsv = ({ engines, spans, clients }: UsageAnswer): string =>
  [
    ['table', 'name', 'use', 'engine', 'requests', 'tokens', 'minutes', 'euros'],
    ...engines.map((one) => [
      'engine',
      one.model,
      one.kind,
      one.engine,
      one.requests,
      one.tokens,
      one.minutes,
      one.euros,
    ]),
    ...spans.map((one) => ['span', one.span, '', '', one.requests, one.tokens, one.minutes, one.euros]),
    ...clients.map((one) => [
      'client',
      one.clientId,
      nameOf(one),
      '',
      one.requests,
      one.tokens,
      one.minutes,
      one.euros,
    ]),
  ]
    .map((row) => row.map(cellOf).join(','))
    .join('\r\n');
