import type { ClientDetail } from '@ecrin/contracts/client-admin/client-detail.ts';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import type { Words } from '#lib/activity/activity-words.ts';
import { isBeforeRegistration, standingWords } from '../client-standing.tsx';
import { clientsMessages } from '../clients.messages.ts';
import { clientMessages } from './client.messages.ts';
import { comparisonMessages as messages } from './comparison.messages.ts';
import { sideMessages as side } from './side.messages.ts';

/** A client as of an instant; null: now. */
export type AsOf = Readonly<{ detail: ClientDetail; asOf: string | null }>;
/** `difference`: from the earlier to the later, in words. */
export type ComparedRow = Readonly<{ label: string; earlier: string; later: string; difference: string }>;

type Figure = readonly [MessageDescriptor, (figures: ClientDetail['figures']) => number];
const figures: readonly Figure[] = [
  [clientMessages.thoughts, ({ thoughts }) => thoughts],
  [messages.spoken, ({ spoken }) => spoken],
  [messages.written, ({ written }) => written],
  [clientMessages.goals, ({ goals }) => goals],
  [clientMessages.orbRuns, ({ recent }) => recent.orbRuns],
  [messages.failed, ({ recent }) => recent.orbRunsFailed],
  [messages.transcriptions, ({ recent }) => recent.transcriptions],
  [messages.analyses, ({ recent }) => recent.understandings],
  [messages.answers, ({ recent }) => recent.answers],
];

type Say = Words['formatMessage'];
type Choice = readonly [MessageDescriptor, (detail: ClientDetail, say: Say) => string];
const yesOrNo = (is: boolean, say: Say): string => say(is ? side.yes : side.no);
const choices: readonly Choice[] = [
  [messages.standing, ({ client }, say) => say(standingWords(client))],
  [side.createOrbs, ({ permissions }, say) => yesOrNo(permissions.includes('create-orbs'), say)],
  [side.endpoint, ({ consents }, say) => consents.endpoint ?? say(side.never)],
  [side.notifications, ({ consents }, say) => yesOrNo(consents.notifications, say)],
  [side.memory, ({ consents }, say) => yesOrNo(consents.memory, say)],
];

const chosen = ([, of]: Choice, { detail, asOf }: AsOf, say: Say): string =>
  isBeforeRegistration(detail.client, asOf) ? say(clientsMessages.notYet) : of(detail, say);

/** Figures, then what a client is and agreed to, as of two instants. */
export const comparedRows = (
  [earlier, later]: readonly [AsOf, AsOf],
  { formatMessage, formatNumber }: Pick<IntlShape, 'formatNumber'> & Readonly<{ formatMessage: Say }>,
): readonly ComparedRow[] => [
  ...figures.map(([label, of]) => {
    const [before, after] = [of(earlier.detail.figures), of(later.detail.figures)];
    return {
      label: formatMessage(label),
      earlier: formatNumber(before),
      later: formatNumber(after),
      difference: formatNumber(after - before, { signDisplay: 'exceptZero' }),
    };
  }),
  ...choices.map((choice) => {
    const [before, after] = [chosen(choice, earlier, formatMessage), chosen(choice, later, formatMessage)];
    const difference = formatMessage(before === after ? messages.same : messages.changed);
    return { label: formatMessage(choice[0]), earlier: before, later: after, difference };
  }),
];
