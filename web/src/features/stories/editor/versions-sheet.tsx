import { showToast } from '@ecrin/browser/page/toasts.ts';
import type { StoryVersions } from '@ecrin/contracts/story/story.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Sheet, SheetBody, SheetFoot } from '@ecrin/ui/sheet/sheet.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { formatTimestamp } from '#lib/time/date-format.ts';
import { useListStoryVersionsQuery, useRestoreVersionMutation } from '../stories.api.ts';
import { StoryNotThereYet } from '../story-states.tsx';
import { editorMessages } from './editor.messages.ts';
import { versionsMessages as messages } from './versions.messages.ts';
import styles from '../stories.module.css';

type RowProps = Readonly<{
  version: StoryVersions['items'][number];
  current: boolean;
  busy: boolean;
  onRestore: () => void;
}>;

const VersionRow = ({ version: { cause, to, paragraphs, words }, current, busy, onRestore }: RowProps) => {
  const { language } = useLanguage();
  return (
    <li>
      <div>
        <b>{formatTimestamp(language, to)}</b>
        <small>
          <FormattedMessage {...messages.versionCause} values={{ cause }} />
          {' · '}
          <FormattedMessage {...messages.versionWords} values={{ paragraphs, words }} />
        </small>
      </div>
      {current ? (
        <small>
          <FormattedMessage {...messages.versionNow} />
        </small>
      ) : (
        <Button busy={busy} onClick={onRestore}>
          <FormattedMessage {...messages.versionRestore} />
        </Button>
      )}
    </li>
  );
};

type Props = Readonly<{ storyId: string; onClose: () => void }>;

/** Earlier versions; restoring one leaves the current one in the list. */
export const VersionsSheet = ({ storyId, onClose }: Props) => {
  const { formatMessage } = useIntl();
  const { data, isError, refetch } = useListStoryVersionsQuery(storyId);
  const [restore, { isLoading }] = useRestoreVersionMutation();
  const withFeedback = useCommandFeedback();
  const bring = async (sitting: number) => {
    if (!(await withFeedback(restore({ storyId, sitting }).unwrap()))) return;
    showToast({ tone: 'done', message: formatMessage(messages.versionRestored) });
    onClose();
  };
  return (
    <Sheet title={formatMessage(messages.versionsTitle)} onClose={onClose}>
      <SheetBody>
        {!data && <StoryNotThereYet failed={isError} onRetry={refetch} />}
        {data && data.items.length < 2 && (
          <p className="dim">
            <FormattedMessage {...messages.versionsNone} />
          </p>
        )}
        <ol className={styles['versions']}>
          {data?.items.map((version, at) => (
            <VersionRow
              key={version.sitting}
              version={version}
              current={at === 0}
              busy={isLoading}
              onRestore={() => void bring(version.sitting)}
            />
          ))}
        </ol>
      </SheetBody>
      <SheetFoot>
        <Button onClick={onClose}>
          <FormattedMessage {...editorMessages.close} />
        </Button>
      </SheetFoot>
    </Sheet>
  );
};
