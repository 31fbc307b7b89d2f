import type { MonthFigures, YearFigures } from '@ecrin/contracts/thought/year.ts';
import { Stone } from '@ecrin/ui/stone/stone.tsx';
import { withFrenchTypography } from '@ecrin/ui/typography/french-typography.ts';
import type { CSSProperties, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { thoughtLabelMessages as vocabulary } from '#lib/i18n/thought-labels.messages.ts';
import { useYearWords } from './use-year-words.ts';
import type { MoodCount } from './year-figures.ts';
import { yearMessages as messages } from './year.messages.ts';
import styles from './year.module.css';

type Variables = CSSProperties & Readonly<Record<`--${string}`, string>>;

type SectionProps = Readonly<{ title: ReactNode; full?: boolean; beside?: ReactNode; children: ReactNode }>;

const Section = ({ title, full = false, beside, children }: SectionProps) => (
  <section data-full={full || undefined}>
    <div className={styles['heading']}>
      <h2 className="h4">{title}</h2>
      {beside}
    </div>
    {children}
  </section>
);

export const Moods = ({ moods, full = false }: { moods: readonly MoodCount[]; full?: boolean }) => {
  const { formatMessage } = useIntl();
  if (moods.length === 0) return null;
  const cut = moods.flatMap(({ mood, count }) => (mood === null ? [] : [{ mood, count }]));
  const rough = moods.find(({ mood }) => mood === null);
  return (
    <Section title={formatMessage(messages.moods)} full={full}>
      {cut.length > 0 && (
        <ul className={styles['moods']} data-full={full || undefined}>
          {cut.map(({ mood, count }) => (
            <li key={mood}>
              <Stone mood={mood} size="lg" />
              <b>{count}</b>
              <span>{formatMessage(vocabulary.mood, { mood })}</span>
            </li>
          ))}
        </ul>
      )}
      {rough && (
        <p className={`sm dim ${styles['rough']}`}>
          {formatMessage(messages.noMood, { count: rough.count, alone: String(cut.length === 0) })}
        </p>
      )}
    </Section>
  );
};

const mostThreads = 6;

/** How full each month is of the fullest one of its thread. */
const Twelve = ({ months }: { months: readonly number[] }) => {
  const most = Math.max(...months);
  return (
    <span className={styles['twelve']} aria-hidden="true">
      {months.map((count, index) => {
        const look: Variables = { '--full': String(0.4 + (0.6 * count) / most) };
        // A month has no other key than its place.
        // oxlint-disable-next-line react/no-array-index-key
        return <i key={index} data-none={count === 0 || undefined} style={look} />;
      })}
    </span>
  );
};

export const Threads = ({ threads }: Pick<YearFigures, 'threads'>) => {
  const { formatMessage } = useIntl();
  if (threads.length === 0) return null;
  return (
    <Section title={formatMessage(messages.threads)}>
      <ul className={styles['threads']}>
        {threads.slice(0, mostThreads).map(({ threadId, name, total, months }) => (
          <li key={threadId}>
            <Link href={`/app/threads/${threadId}`} dir="auto">
              {withFrenchTypography(name ?? formatMessage(messages.unnamed))}
            </Link>
            <span className="sm dim">{formatMessage(messages.thoughts, { count: total })}</span>
            <Twelve months={months} />
          </li>
        ))}
      </ul>
    </Section>
  );
};

/** In rem: from the first word to the last. */
const [largest, smallest] = [2.5, 1];
const sizeOf = (place: number, words: number): string =>
  `${(largest - ((largest - smallest) * place) / Math.max(1, words - 1)).toFixed(2)}rem`;

export const HeardWords = ({ words }: Pick<MonthFigures, 'words'>) => {
  const { formatMessage } = useIntl();
  if (words.length === 0) return null;
  return (
    <Section title={formatMessage(messages.words)}>
      <ul className={styles['heard']}>
        {words.map(({ word, thoughts }, place) => {
          const look: Variables = { '--size': sizeOf(place, words.length) };
          return (
            <li key={word} style={look}>
              {word}
              <small> {thoughts}</small>
            </li>
          );
        })}
      </ul>
      <p className="sm dim">{formatMessage(messages.wordsNote)}</p>
    </Section>
  );
};

export const Voice = ({ voice, year }: Pick<YearFigures, 'voice' | 'year'>) => {
  const { formatMessage } = useIntl();
  const say = useYearWords();
  if (voice.ms === 0) return null;
  const most = Math.max(...voice.weeks.map(({ ms }) => ms));
  const { longest } = voice;
  const beside = longest && (
    <p className="sm dim">
      <FormattedMessage {...messages.longest} values={{ voice: say.voice(longest.ms), day: say.day(longest.day) }} />{' '}
      {longest.sound && (
        <Link href={`/app/thoughts/${longest.thoughtId}`} className="link">
          <FormattedMessage {...messages.listen} />
        </Link>
      )}
    </p>
  );
  return (
    <Section title={formatMessage(messages.voice)} full beside={beside}>
      <figure
        className={styles['voice']}
        aria-label={formatMessage(messages.voiceChart, { year: String(year), voice: say.voice(voice.ms) })}
      >
        {voice.weeks.map(({ from, ms }) => {
          const look: Variables = { '--tall': `${Math.max(6, (100 * ms) / most).toFixed(1)}%` };
          return (
            <i
              key={from}
              aria-hidden="true"
              data-is={ms === 0 ? 'none' : ms === most ? 'most' : undefined}
              style={look}
            />
          );
        })}
      </figure>
    </Section>
  );
};

export const Reread = ({ reread }: Pick<MonthFigures, 'reread'>) => {
  const { formatMessage } = useIntl();
  const say = useYearWords();
  if (reread.length === 0) return null;
  return (
    <Section title={formatMessage(messages.reread, { count: reread.length })} full>
      <ul className={styles['reread']}>
        {reread.map(({ why, thought: { thoughtId, mood, excerpt, day, language } }) => (
          <li key={thoughtId}>
            <Stone mood={mood} />
            <Link href={`/app/thoughts/${thoughtId}`} className="words" dir="auto" lang={language}>
              {language === 'fr' ? withFrenchTypography(excerpt ?? '') : excerpt}
            </Link>
            <p className="sm dim">{formatMessage(messages.why, { why, day: say.day(day) })}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
};
