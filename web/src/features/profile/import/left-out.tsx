import type { ImportPreview } from '@ecrin/contracts/journal-import/journal-import.ts';
import { Tick } from '@ecrin/ui/check-box/tick.tsx';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { leftInArchiveMessages as archived } from './left-in-archive.messages.ts';
import { leftOutMessages as messages } from './left-out.messages.ts';
import { previewMessages } from './preview.messages.ts';
import styles from './import.module.css';

const said = {
  picture: [messages.outPicture, messages.outPictureText],
  sound: [messages.outSound, messages.outSoundText],
  video: [messages.outVideo, messages.outVideoText],
  file: [messages.outFile, messages.outFileText],
  place: [messages.outPlace, messages.outPlaceText],
  star: [messages.outStar, messages.outStarText],
  empty: [messages.outEmpty, messages.outEmptyText],
  repeated: [messages.outRepeated, messages.outRepeatedText],
  undated: [messages.outUndated, messages.outUndatedText],
  unreadable: [messages.outUnreadable, messages.outUnreadableText],
  deleted: [messages.outDeleted, messages.outDeletedText],
  'other-people': [messages.outOtherPeople, messages.outOtherPeopleText],
  machine: [messages.outMachine, messages.outMachineText],
  prompt: [messages.outPrompt, messages.outPromptText],
  context: [messages.outContext, messages.outContextText],
  goal: [archived.outGoal, archived.outGoalText],
  story: [archived.outStory, archived.outStoryText],
  reminder: [archived.outReminder, archived.outStaysText],
  conversation: [archived.outConversation, archived.outStaysText],
  memory: [archived.outMemory, archived.outStaysText],
  orb: [archived.outOrb, archived.outStaysText],
  community: [archived.outCommunity, archived.outCommunityText],
  wording: [messages.outWording, messages.outWordingText],
} as const;

type ItemProps = Readonly<{ count: number; title: string; text: string; children?: ReactNode }>;

const Item = ({ count, title, text, children }: ItemProps) => {
  const { formatNumber } = useIntl();
  return (
    <li>
      <span className={styles['count']}>{formatNumber(count)}</span>
      <div>
        <h3 className="label">{title}</h3>
        <p className="sm dim">{text}</p>
        {children}
      </div>
    </li>
  );
};

/** What does not come, each with its reason. */
export const Reasons = ({ leftOut }: Pick<ImportPreview, 'leftOut'>) => {
  const { formatMessage } = useIntl();
  return leftOut.map(({ reason, count }) => (
    <Item key={reason} count={count} title={formatMessage(said[reason][0])} text={formatMessage(said[reason][1])} />
  ));
};

type LeftOutProps = Pick<ImportPreview, 'leftOut' | 'duplicates'> &
  Readonly<{ keepDuplicates: boolean; onKeep: (keep: boolean) => void }>;

/** What of the file does not come, and why; what is here already can come all the same. */
export const LeftOut = ({ leftOut, duplicates, keepDuplicates, onKeep }: LeftOutProps) => {
  const { formatMessage } = useIntl();
  if (leftOut.length === 0 && duplicates === 0) return null;
  return (
    <section className={styles['part']} aria-labelledby="import-out">
      <h2 className="h4" id="import-out">
        {formatMessage(previewMessages.out)}
      </h2>
      <ul className={styles['out']}>
        {duplicates > 0 && (
          <Item
            count={duplicates}
            title={formatMessage(messages.outDuplicates)}
            text={formatMessage(messages.outDuplicatesText)}
          >
            <label className={styles['tick']}>
              <Tick checked={keepDuplicates} onChange={onKeep} />
              <span>{formatMessage(previewMessages.outKeepBoth)}</span>
            </label>
          </Item>
        )}
        <Reasons leftOut={leftOut} />
      </ul>
    </section>
  );
};
