import type { ErasureOutlook } from '@ecrin/contracts/erasure/erasure.ts';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useVoiceLength } from '#lib/time/voice-length.ts';
import { erasureMessages as messages } from './erasure.messages.ts';
import styles from './erasure.module.css';

const bold = { b: (text: ReactNode) => <b key="b">{text}</b> };

type Kind = 'nothing' | 'feminine' | 'masculine' | 'several';

/** How the sentence speaks of what is lost: one single thing is « la » or « le ». */
const kindOf = ({ thoughts, spokenMs, goals, orbs, stories }: ErasureOutlook): Kind => {
  const things = thoughts + goals + orbs + stories + (spokenMs > 0 ? 1 : 0);
  if (things > 1) return 'several';
  if (things === 0) return 'nothing';
  return thoughts + (spokenMs > 0 ? 1 : 0) === 1 ? 'feminine' : 'masculine';
};

/** What would be lost, in the person’s own figures; nothing is said of what there is none of. */
export const Losses = ({ outlook }: Readonly<{ outlook: ErasureOutlook }>) => {
  const { formatMessage, formatList } = useIntl();
  const length = useVoiceLength();
  const { thoughts, spokenMs, goals, orbs, stories } = outlook;
  const what: readonly ReactNode[] = [
    thoughts > 0 && formatMessage(messages.thoughts, { ...bold, count: thoughts }),
    spokenMs > 0 && formatMessage(messages.voice, { ...bold, length: length(spokenMs) }),
    goals > 0 && formatMessage(messages.goals, { count: goals }),
    orbs > 0 && formatMessage(messages.orbs, { count: orbs }),
    stories > 0 && formatMessage(messages.stories, { count: stories }),
  ].filter((part) => part !== false);
  return (
    <p className={styles['said']}>
      {what.length === 0 ? formatMessage(messages.nothing) : formatList(what)}.{' '}
      {formatMessage(messages.after, { kind: kindOf(outlook) })}
    </p>
  );
};
