import { showToast } from '@ecrin/browser/page/toasts.ts';
import type { StoryDetail, StoryLink } from '@ecrin/contracts/story/story.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Sheet, SheetBody, SheetFoot } from '@ecrin/ui/sheet/sheet.tsx';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { deviceZone } from '#lib/time/clock.ts';
import { editorMessages } from '../editor/editor.messages.ts';
import { useChangeLinkMutation } from '../stories.api.ts';
import { endOfDay, lastDayBefore, SwitchRow, TermFields, type Terms } from './link-terms.tsx';
import { linkMessages as messages } from './link.messages.ts';

type Props = Readonly<{ story: StoryDetail; link: StoryLink; onClose: () => void }>;

/** An untouched day keeps its very instant: it may have been chosen in another zone. */
const useChangeLink = ({ story: { storyId }, link, onClose }: Props) => {
  const { formatMessage } = useIntl();
  const [change, { isLoading }] = useChangeLinkMutation();
  const withFeedback = useCommandFeedback();
  const save = async ({ day, password, ...terms }: Terms, withoutPassword: boolean) => {
    const isSameDay = day === lastDayBefore(link.closesAt);
    const until = isSameDay ? { closesAt: link.closesAt } : { closesAt: endOfDay(day), timeZone: deviceZone() };
    const secret = password === '' ? {} : { password };
    const body = { ...terms, ...until, ...(withoutPassword ? { password: null } : secret) };
    if (!(await withFeedback(change({ storyId, linkId: link.linkId, body }).unwrap()))) return;
    showToast({ tone: 'done', message: formatMessage(messages.linkChanged) });
    onClose();
  };
  return { save, busy: isLoading };
};

const termsOf = ({ following, withPrivate, downloadable, closesAt }: StoryLink): Terms => ({
  following,
  withPrivate,
  downloadable,
  day: lastDayBefore(closesAt),
  password: '',
});

/** The terms of an open link, changed without closing it. */
export const ChangeLinkSheet = (props: Props) => {
  const { story, link, onClose } = props;
  const { formatMessage } = useIntl();
  const [terms, setTerms] = useState(() => termsOf(link));
  const [withoutPassword, removePassword] = useState(false);
  const { save, busy } = useChangeLink(props);
  return (
    <Sheet title={formatMessage(messages.changeTitle)} onClose={onClose}>
      <SheetBody>
        <TermFields
          terms={terms}
          privates={story.sources.filter((thought) => thought.private).length}
          hadPassword={link.hasPassword}
          onChange={(changed) => setTerms((before) => ({ ...before, ...changed }))}
        />
        {link.hasPassword && (
          <SwitchRow
            label={formatMessage(messages.noPassword)}
            text={<FormattedMessage {...messages.noPasswordText} />}
            on={withoutPassword}
            onChange={removePassword}
          />
        )}
      </SheetBody>
      <SheetFoot>
        <Button onClick={onClose}>
          <FormattedMessage {...editorMessages.cancel} />
        </Button>
        <Button look="primary" busy={busy} onClick={() => void save(terms, withoutPassword)}>
          <FormattedMessage {...messages.keepChanges} />
        </Button>
      </SheetFoot>
    </Sheet>
  );
};
