import type { ImportPreview } from '@ecrin/contracts/journal-import/journal-import.ts';
import { costOfUnderstanding } from '@ecrin/domain/usage/cost-of-understanding.ts';
import { Tick } from '@ecrin/ui/check-box/tick.tsx';
import { useIntl } from 'react-intl';
import type { Coming } from './count-coming.ts';
import type { Choosing } from './preview-choices.tsx';
import { previewMessages as messages } from './preview.messages.ts';
import styles from './import.module.css';

type Cost = Readonly<{ cost: 'free' | 'less' | 'more' | 'unknown'; euros: number }>;

/** Of all of them; `less`: than a euro. */
const costOf = (
  { host, eurosPerMillionTokens }: ImportPreview['understanding'],
  coming: Pick<Coming, 'entries' | 'words'>,
): Cost => {
  if (host === null) return { cost: 'free', euros: 0 };
  if (eurosPerMillionTokens === null) return { cost: 'unknown', euros: 0 };
  const euros = costOfUnderstanding(coming, eurosPerMillionTokens);
  return { cost: euros < 1 ? 'less' : 'more', euros };
};

type UnderstandProps = Choosing &
  Readonly<{ preview: Pick<ImportPreview, 'understanding'>; coming: Pick<Coming, 'entries' | 'words'> }>;

/** What it takes is said before it is chosen. */
export const Understand = ({ preview, coming, choice, choose }: UnderstandProps) => {
  const { formatMessage } = useIntl();
  const { entries, words } = coming;
  const { host } = preview.understanding;
  return (
    <fieldset className={styles['box']} aria-describedby="import-cost">
      <legend className="h4">{formatMessage(messages.understand)}</legend>
      <div className="sm dim" id="import-cost">
        <p>{formatMessage(messages.understandText, { count: entries, words: Number(words.toPrecision(2)) })}</p>
        <p>{formatMessage(messages.understandCost, { ...costOf(preview.understanding, coming), host: host ?? '' })}</p>
      </div>
      <label className={styles['tick']}>
        <Tick checked={choice.understand} onChange={(understand) => choose({ understand })} />
        <span>{formatMessage(messages.understandNow)}</span>
      </label>
    </fieldset>
  );
};
