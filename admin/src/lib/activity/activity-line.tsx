import { clockLocaleOf } from '@ecrin/browser/time/clock-locale.ts';
import type { Activity, ActivityKind } from '@ecrin/contracts/activity/activity.ts';
import { knownZone } from '@ecrin/contracts/time/known-zone.ts';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import {
  bellIcon,
  clockIcon,
  eyeIcon,
  facetIcon,
  lockIcon,
  mailIcon,
  microphoneIcon,
  pencilIcon,
  orbIcon,
  questionIcon,
  settingsIcon,
  shieldLockIcon,
  starIcon,
  targetIcon,
  threadIcon,
  userIcon,
  usersIcon,
  type IconShape,
} from '@ecrin/ui/icon/icons.ts';
import { Link } from 'wouter';
import { MaskedWords } from '../masked-words/masked-words.tsx';
import { factTexts, sentenceOf, type Words } from './activity-words.ts';
import { activityMessages as messages } from './activity.messages.ts';
import styles from './activity.module.css';

const iconsOfKinds: Readonly<Record<ActivityKind, IconShape>> = {
  account: userIcon,
  session: shieldLockIcon,
  permission: lockIcon,
  thought: facetIcon,
  thread: threadIcon,
  rereading: facetIcon,
  goal: targetIcon,
  reminder: clockIcon,
  notification: bellIcon,
  conversation: questionIcon,
  favorite: starIcon,
  memory: questionIcon,
  orb: orbIcon,
  administrator: eyeIcon,
  look: eyeIcon,
  service: settingsIcon,
  organization: usersIcon,
  request: mailIcon,
  story: pencilIcon,
  community: usersIcon,
};
const iconsOfTypes: ReadonlyMap<string, IconShape> = new Map([
  ['ThoughtRecorded', microphoneIcon],
  ['ThoughtWritten', pencilIcon],
  ['ThoughtEdited', pencilIcon],
  ['ThoughtInsightCorrected', pencilIcon],
]);

/** What is known beside the events: names of administrators, and of devices by their sessions. */
export type Told = Readonly<{
  admins: Readonly<Record<string, string | null>>;
  devices: ReadonlyMap<string, string>;
  /** Of administrators, whose words are not covered: of one, who acted is said above. */
  acts?: 'of-one' | 'of-all';
  /** Whom or what an event was about, by its id, and where that is. */
  subjects?: ReadonlyMap<string, Readonly<{ name: string; href: string }>>;
}>;

/** Who acted: in somebody’s history that may also be another person, whose name is not theirs to know here. */
export const actorText = (
  { actor, ownerId }: Pick<Activity, 'actor' | 'ownerId'>,
  { admins }: Pick<Told, 'admins'>,
  { formatMessage }: Pick<Words, 'formatMessage'>,
): string => {
  const [kind, id = ''] = actor.split(':');
  if (kind === 'client') return formatMessage(id === ownerId ? messages.byClient : messages.byAnother);
  if (kind !== 'admin') return formatMessage(messages.bySystem);
  const name = admins[id];
  return name ? formatMessage(messages.byAdmin, { name }) : formatMessage(messages.byUnknownAdmin);
};

const deviceTexts = ({ sessionId }: Activity, { devices }: Told, { formatMessage }: Words): readonly string[] => {
  if (sessionId === null) return [];
  const device = devices.get(sessionId);
  return [device === undefined ? formatMessage(messages.ended) : formatMessage(messages.from, { device })];
};

/** A minute is no difference: that is how long an answer may take. */
const sameMs = 60_000;

const ownTimeTexts = ({ occurredAt, recordedAt, timeZone }: Activity, { formatMessage, language }: Words) => {
  if (Math.abs(Date.parse(recordedAt) - Date.parse(occurredAt)) < sameMs) return [];
  const moment = new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : clockLocaleOf('en'), {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: knownZone(timeZone),
  }).format(new Date(occurredAt));
  return [formatMessage(messages.theirTime, { moment, zone: timeZone })];
};

export type LineProps = Readonly<{ event: Activity; told: Told; words: Words }>;

const detailsOf = ({ event, told, words }: LineProps): readonly string[] => [
  ...factTexts(event, words),
  ...(told.acts === 'of-one' ? [] : [actorText(event, told, words)]),
  ...deviceTexts(event, told, words),
  ...ownTimeTexts(event, words),
];

/** Whom or what it was about, and its facts. */
const Details = (props: LineProps) => {
  const subject = props.told.subjects?.get(props.event.id);
  const details = detailsOf(props);
  if (!subject) return details.length > 0 && <p className="sm dim">{details.join(' · ')}</p>;
  return (
    <p className="sm dim">
      <Link href={subject.href} className="link">
        {subject.name}
      </Link>
      {['', ...details].join(' · ')}
    </p>
  );
};

export const timeOf = ({ recordedAt }: Activity, { language }: Words): string =>
  new Intl.DateTimeFormat(clockLocaleOf(language), { timeStyle: 'short' }).format(new Date(recordedAt));

export const EventIcon = ({ type, kind }: Pick<Activity, 'type' | 'kind'>) => (
  <span className={styles['icon']}>
    <Icon of={iconsOfTypes.get(type) ?? iconsOfKinds[kind]} size="sm" />
  </span>
);

/** One event, in a sentence. */
export const Line = (props: LineProps) => {
  const { event, told, words } = props;
  return (
    <li className={styles['line']} data-kind={event.kind}>
      <time dateTime={event.recordedAt}>{timeOf(event, words)}</time>
      <EventIcon {...event} />
      <div>
        <p className={styles['sentence']}>{words.formatMessage(sentenceOf(event))}</p>
        <Details {...props} />
        {event.masked && !told.acts && <MaskedWords />}
      </div>
    </li>
  );
};
