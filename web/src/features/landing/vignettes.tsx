import { Stone } from '@ecrin/ui/stone/stone.tsx';
import { useIntl } from 'react-intl';
import { vignetteMessages as messages } from './vignettes.messages.ts';
import styles from './vignettes.module.css';

/** Bar heights of a waveform, of 84; the first part is already played. */
const heights = [
  9, 20, 39, 33, 42, 34, 41, 22, 15, 20, 13, 7, 10, 12, 57, 38, 15, 6, 11, 66, 41, 13, 10, 8, 10, 16, 40, 36, 62, 46,
  15, 8, 9, 6, 13, 35, 60, 66, 25, 28,
];
const heard = 25;
const bars = heights.map((height, at) => ({ x: 2 + 7 * at, y: (84 - height) / 2, height, heard: at < heard }));

const Say = () => (
  <div className={styles['vignette']} data-velvet aria-hidden="true">
    <svg className={styles['wave']} viewBox="0 0 280 84" preserveAspectRatio="none">
      {bars.map((bar) => (
        <rect
          key={bar.x}
          data-heard={bar.heard || undefined}
          x={bar.x}
          y={bar.y}
          width="3"
          height={bar.height}
          rx="1.5"
        />
      ))}
    </svg>
  </div>
);

const Understand = () => {
  const { formatMessage } = useIntl();
  return (
    <div className={styles['vignette']} aria-hidden="true">
      <p className={styles['between']}>
        <span className="label">{formatMessage(messages.keyIdea)}</span>
        <span className={styles['by']}>{formatMessage(messages.ai)}</span>
      </p>
      <p className={styles['idea']}>{formatMessage(messages.keyIdeaText)}</p>
      <p className={styles['mood']}>
        <Stone mood="reflective" />
        {formatMessage(messages.reflective)}
      </p>
    </div>
  );
};

const Find = () => {
  const { formatMessage } = useIntl();
  const word = formatMessage(messages.foundWord);
  const [before, after] = formatMessage(messages.found).split(word);
  return (
    <div className={styles['vignette']} aria-hidden="true">
      <p className="words" data-size="sm">
        {before}
        <mark>{word}</mark>
        {after}
      </p>
      <p className={styles['second']}>▶ 3:55</p>
    </div>
  );
};

const gestures = [
  { Vignette: Say, title: messages.say, text: messages.sayText },
  { Vignette: Understand, title: messages.understand, text: messages.understandText },
  { Vignette: Find, title: messages.find, text: messages.findText },
] as const;

/** Say, understand, find: what the app does, shown small. */
export const Vignettes = () => {
  const { formatMessage } = useIntl();
  return (
    <div className={styles['three']}>
      {gestures.map(({ Vignette, title, text }) => (
        <article key={title.id}>
          <Vignette />
          <h3 className="h4">{formatMessage(title)}</h3>
          <p className="dim">{formatMessage(text)}</p>
        </article>
      ))}
    </div>
  );
};
