import { clockLocaleOf } from '@ecrin/browser/time/clock-locale.ts';
import { shortDate } from '@ecrin/browser/time/short-date.ts';
import { actsOnClients, type LookCard } from '@ecrin/contracts/look/look.ts';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import {
  checkIcon,
  downloadIcon,
  eyeIcon,
  eyeOffIcon,
  flagIcon,
  lockIcon,
  lockOpenIcon,
  mailIcon,
  trashIcon,
  undoIcon,
} from '@ecrin/ui/icon/icons.ts';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { looksMessages as messages } from './looks.messages.ts';
import styles from '../register.module.css';

const icons = {
  page: eyeIcon,
  history: eyeIcon,
  export: downloadIcon,
  usage: eyeIcon,
  search: eyeIcon,
  list: downloadIcon,
  report: flagIcon,
  content: lockOpenIcon,
  deactivation: lockIcon,
  reactivation: undoIcon,
  sessions: lockIcon,
  code: mailIcon,
  grant: checkIcon,
  withdrawal: lockIcon,
  hiding: eyeOffIcon,
  restoring: undoIcon,
  removal: lockIcon,
  proposal: trashIcon,
  confirmation: trashIcon,
  refusal: undoIcon,
} as const;
/** Nothing was looked at. */
const isAct = (target: LookCard['target']): boolean => actsOnClients.some((act) => act === target);
/** In messages: words of a choice have no hyphens. */
const causeKeys = {
  'asked-by-client': 'asked',
  'reported-fault': 'fault',
  danger: 'danger',
  'legal-duty': 'law',
} as const;

const roleKeys = { author: 'author', reporter: 'reporter', 'community-owner': 'owner', answered: 'answered' } as const;

const useTime = () => {
  const { language } = useLanguage();
  return (instant: string) =>
    new Intl.DateTimeFormat(clockLocaleOf(language), { timeStyle: 'short' }).format(new Date(instant));
};

type ContentProps = Readonly<{ lookedAt: string; content: NonNullable<LookCard['content']> }>;

/** Why the person's words were open, how long, and the thoughts that were opened. */
const OpenedContent = ({ lookedAt, content: { cause, endedAt, expiresAt, thoughtIds, others } }: ContentProps) => {
  const { formatMessage } = useIntl();
  const timeOf = useTime();
  const span =
    endedAt === null
      ? formatMessage(messages.open, { until: timeOf(expiresAt) })
      : formatMessage(messages.lasted, { minutes: Math.round((Date.parse(endedAt) - Date.parse(lookedAt)) / 60_000) });
  return (
    <>
      <p className="sm dim">
        {formatMessage(messages.cause, { cause: causeKeys[cause] })} {span}
        {others > 0 && ` ${formatMessage(messages.others, { others })}`}
      </p>
      {thoughtIds.length > 0 && (
        <p className={styles['links']}>
          {thoughtIds.map((thoughtId, index) => (
            <Link key={thoughtId} href={`/app/thoughts/${thoughtId}`} className="link sm">
              {formatMessage(messages.thought, { number: index + 1 })}
            </Link>
          ))}
        </p>
      )}
    </>
  );
};

/** What was reported in a private community, why, and why the person is told. */
const ReadReport = ({ report: { kind, reason, as } }: Readonly<{ report: NonNullable<LookCard['report']> }>) => {
  const { formatMessage } = useIntl();
  const role = roleKeys[as];
  return (
    <p className="sm dim">
      {formatMessage(messages.report, { as: kind === 'shared-copy' ? `copy_${role}` : role })}{' '}
      {formatMessage(messages.reportedFor, { reason: reason.replaceAll('-', '_') })}
    </p>
  );
};

/** Which words of the person, or of a community, were shown; none, of other looks. */
const Shown = ({ look: { target, lookedAt, content, report } }: Readonly<{ look: LookCard }>) => {
  const { formatMessage } = useIntl();
  if (content) return <OpenedContent lookedAt={lookedAt} content={content} />;
  if (report) return <ReadReport report={report} />;
  return isAct(target) ? null : <p className="sm dim">{formatMessage(messages.wordless)}</p>;
};

/** One look of an administrator at the person; an exceptional one in gold. */
export const LookEntry = ({ look }: Readonly<{ look: LookCard }>) => {
  const { target, role, reason, lookedAt, content } = look;
  const { formatMessage } = useIntl();
  const timeOf = useTime();
  return (
    <li className={styles['entry']}>
      <span className={styles['disc']} {...(content && { 'data-exceptional': true })}>
        <Icon of={icons[target]} size="sm" />
      </span>
      <div className={styles['said']}>
        <h2 className="label">
          {content
            ? formatMessage(messages.content, { thoughts: content.thoughtIds.length })
            : formatMessage(messages.target, { target, role: role ?? 'unknown' })}
        </h2>
        <Shown look={look} />
        {reason !== null && <p className="sm dim">{formatMessage(messages.reason, { reason })}</p>}
      </div>
      <time className={`${styles['when']} sm dim`} dateTime={lookedAt}>
        <span>{shortDate(lookedAt)}</span>
        <span>{timeOf(lookedAt)}</span>
      </time>
    </li>
  );
};
