import { memo, useMemo, type MouseEvent } from 'react';
import { clockTime } from '#playback/clock-time.ts';
import type { Playback } from '#playback/playback.ts';
import { usePlaybackState } from '#playback/use-playback.ts';
import { spaceBetween, withFrenchTypography } from '#typography/french-typography.ts';
import { splitParagraphs, wordIndexAt, type Paragraph, type TranscriptSegment } from './paragraphs.ts';
import styles from './transcript.module.css';

export type TranscriptLabels = Readonly<{
  transcript: string;
  listenFrom: (atMs: number) => string;
  uncertain: string;
}>;

type ParagraphProps = { paragraph: Paragraph; lit: number; labels: TranscriptLabels; onListen: (atMs: number) => void };

const TranscriptParagraph = memo(({ paragraph: { startMs, words }, lit, labels, onListen }: ParagraphProps) => {
  const listen = ({ target }: MouseEvent) => {
    const at = target instanceof HTMLElement && target.dataset['at'];
    if (at) onListen(Number(at));
  };
  return (
    <div className={styles['paragraph']}>
      <button
        type="button"
        className={styles['at']}
        aria-label={labels.listenFrom(startMs)}
        onClick={() => onListen(startMs)}
      >
        {clockTime(startMs)}
      </button>
      {/* Words are clickable; keyboard users have the time next to each passage and the player's slider. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <p className="words" dir="auto" data-size="lg" onClick={listen}>
        {words.flatMap((word, index) => [
          <span
            key={`${word.startMs}-${word.text}`}
            className={styles['word']}
            data-at={word.startMs}
            data-now={index === lit || undefined}
            data-uncertain={word.uncertain || undefined}
            title={word.uncertain ? labels.uncertain : undefined}
          >
            {withFrenchTypography(word.text)}
          </span>,
          spaceBetween(word.text, words[index + 1]?.text ?? ''),
        ])}
      </p>
    </div>
  );
});

type TranscriptProps = {
  segments: readonly TranscriptSegment[];
  /** Where the person began a paragraph, counted in words. */ begins?: readonly number[];
  /** Where each recording begins, in ms. */ starts?: readonly number[];
  playback: Playback;
  labels: TranscriptLabels;
};

/** The transcript: clicking a word plays from it, and the current word is highlighted. */
export const Transcript = ({ segments, begins, starts, playback, labels }: TranscriptProps) => {
  const paragraphs = useMemo(() => splitParagraphs(segments, { begins, starts }), [segments, begins, starts]);
  const words = useMemo(() => paragraphs.flatMap(({ words }) => words), [paragraphs]);
  const lit = usePlaybackState(playback, ({ status, atMs }) =>
    status === 'idle' || (status === 'paused' && atMs === 0) ? -1 : wordIndexAt(words, atMs),
  );
  const listen = useMemo(() => (atMs: number) => void playback.play(atMs), [playback]);
  return (
    <section className={styles['transcript']} aria-label={labels.transcript}>
      {paragraphs.map((paragraph) => {
        const within = lit - paragraph.from;
        const litHere = within >= 0 && within < paragraph.words.length ? within : -1;
        return (
          <TranscriptParagraph
            key={paragraph.from}
            paragraph={paragraph}
            lit={litHere}
            labels={labels}
            onListen={listen}
          />
        );
      })}
    </section>
  );
};
