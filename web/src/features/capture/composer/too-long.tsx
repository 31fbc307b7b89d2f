import { maxThoughtLength } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { splitThought } from './split-thought.ts';
import { tooLongMessages as messages } from './too-long.messages.ts';

type TooLongProps = Readonly<{ words: string; busy: boolean; onKeep: (parts: readonly string[]) => void }>;

/** The text is longer than a thought may be: it stays a draft, or is kept as several thoughts. */
export const TooLong = ({ words, busy, onKeep }: TooLongProps) => {
  const { formatMessage } = useIntl();
  const parts = useMemo(() => splitThought(words, maxThoughtLength), [words]);
  return (
    <Banner
      tone="warn"
      action={
        <Button look="text" busy={busy} onClick={() => onKeep(parts)}>
          {formatMessage(messages.keepInParts, { count: parts.length })}
        </Button>
      }
    >
      {formatMessage(messages.tooLong, { most: maxThoughtLength, length: words.length })}
    </Banner>
  );
};
