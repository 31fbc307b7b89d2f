import { saveFile } from '@ecrin/browser/page/save-file.ts';
import { showToast } from '@ecrin/browser/page/toasts.ts';
import type { BookFormat, StoryDetail } from '@ecrin/contracts/story/story.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Sheet, SheetBody, SheetFoot } from '@ecrin/ui/sheet/sheet.tsx';
import { Switch } from '@ecrin/ui/switch/switch.tsx';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fetchOwnFile } from '#lib/api/fetch-own-file.ts';
import { useFormatProblem } from '#lib/api/problem-feedback.ts';
import { waitingMessages } from '../draft/waiting.messages.ts';
import { editorMessages } from '../editor/editor.messages.ts';
import { fileNameOf } from '../editor/story-markdown.ts';
import { mediaMessages as messages } from './media.messages.ts';
import styles from './media.module.css';

const useSaveBook = ({ storyId, title }: Pick<StoryDetail, 'storyId' | 'title'>) => {
  const { formatMessage } = useIntl();
  const [busy, setBusy] = useState<BookFormat | null>(null);
  const formatProblem = useFormatProblem();
  const save = async (format: BookFormat, withPrivate: boolean) => {
    setBusy(format);
    const book = await fetchOwnFile(`/stories/${storyId}/book/${format}?private=${String(withPrivate)}`);
    setBusy(null);
    if (book.file) saveFile(book.file, `${fileNameOf(title)}.${format}`);
    else showToast({ tone: 'error', message: formatProblem(book.fault) ?? formatMessage(messages.bookFailed) });
  };
  return { save, busy };
};

/** The story as a file to keep. */
export const BookSheet = ({ story, onClose }: Readonly<{ story: StoryDetail; onClose: () => void }>) => {
  const { formatMessage } = useIntl();
  const [withPrivate, setPrivate] = useState(false);
  const { save, busy } = useSaveBook(story);
  return (
    <Sheet title={formatMessage(messages.bookTitle)} onClose={onClose}>
      <SheetBody>
        <div className={styles['fields']}>
          <p>
            <FormattedMessage {...messages.bookText} />
          </p>
          {story.published && (
            <p className="sm">
              <FormattedMessage {...waitingMessages.textBefore} />
            </p>
          )}
          {story.sources.some((thought) => thought.private) && (
            <div className={styles['switch']}>
              <span>
                <FormattedMessage {...messages.bookPrivate} />
              </span>
              <Switch label={formatMessage(messages.bookPrivate)} on={withPrivate} onChange={setPrivate} />
            </div>
          )}
        </div>
      </SheetBody>
      <SheetFoot>
        <Button onClick={onClose}>
          <FormattedMessage {...editorMessages.close} />
        </Button>
        <Button busy={busy === 'epub'} onClick={() => void save('epub', withPrivate)}>
          <FormattedMessage {...messages.bookEpub} />
        </Button>
        <Button look="primary" busy={busy === 'pdf'} onClick={() => void save('pdf', withPrivate)}>
          <FormattedMessage {...messages.bookPdf} />
        </Button>
      </SheetFoot>
    </Sheet>
  );
};
