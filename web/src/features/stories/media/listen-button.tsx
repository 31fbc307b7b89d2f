import type { ShownPart } from '@ecrin/contracts/story/story.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { playIcon } from '@ecrin/ui/icon/icons.ts';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useProblemSentence } from '#lib/api/problem-feedback.ts';
import { useFileAddress } from '#lib/picture/use-file-address.ts';
import { mediaMessages as messages } from './media.messages.ts';
import styles from './media.module.css';

export type Passage = NonNullable<ShownPart['passage']>;

const addressOf = ({ thoughtId, recordingId, fromMs, toMs }: Passage): string =>
  `/thoughts/${thoughtId}/passage?${new URLSearchParams({ recordingId, fromMs: String(fromMs), toMs: String(toMs) }).toString()}`;

const seconds = ({ fromMs, toMs }: Passage): number => Math.max(1, Math.round((toMs - fromMs) / 1_000));

/** Plays a passage; it is fetched only then. */
export const ListenButton = ({ passage }: { passage: Passage }) => {
  const address = addressOf(passage);
  const [asked, ask] = useState({ address: '', tries: 0 });
  const isAsked = asked.address === address;
  const { url, failed, fault } = useFileAddress(isAsked ? address : null, asked.tries);
  const reason = useProblemSentence(fault);
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- its words stand beside it
  if (url !== null) return <audio className={styles['audio']} src={url} controls autoPlay />;
  return (
    <>
      <Button busy={isAsked && !failed} onClick={() => ask({ address, tries: asked.tries + 1 })}>
        <Icon of={playIcon} size="sm" />
        <FormattedMessage {...messages.listen} values={{ seconds: seconds(passage) }} />
      </Button>
      {failed && (
        <p role="alert" className="sm">
          {reason ?? <FormattedMessage {...messages.notHeard} />}
        </p>
      )}
    </>
  );
};
