import { withFrenchTypography } from '#typography/french-typography.ts';
import { VisuallyHidden } from '#visually-hidden/visually-hidden.tsx';
import styles from './heard-words.module.css';

type Passage = Readonly<{ text: string; uncertain: boolean }>;

/** Words as they are heard, the newest in view unless one has scrolled back. `name`, `uncertain`: for screen readers; `language`: of the words. */
export const HeardWords = ({
  name,
  uncertain,
  language,
  passages,
}: {
  name: string;
  uncertain: string;
  language: string | undefined;
  passages: readonly Passage[];
}) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by keyboard too
  <div className={styles['words']} role="log" aria-live="polite" aria-label={name} lang={language} tabIndex={0}>
    <p>
      {passages.map((passage, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- passages are only ever added at the end
        <span key={index} className={styles['passage']} data-uncertain={passage.uncertain || undefined}>
          {language === 'fr' ? withFrenchTypography(passage.text) : passage.text}
          {passage.uncertain && <VisuallyHidden> {uncertain}</VisuallyHidden>}{' '}
        </span>
      ))}
    </p>
  </div>
);
