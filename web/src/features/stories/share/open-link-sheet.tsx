import { copyText } from '@ecrin/browser/page/copy-text.ts';
import { showToast } from '@ecrin/browser/page/toasts.ts';
import type { StoryDetail } from '@ecrin/contracts/story/story.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Sheet, SheetBody, SheetFoot } from '@ecrin/ui/sheet/sheet.tsx';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { v7 } from 'uuid';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { deviceZone } from '#lib/time/clock.ts';
import { waitingMessages } from '../draft/waiting.messages.ts';
import { editorMessages } from '../editor/editor.messages.ts';
import { useShareStoryMutation } from '../stories.api.ts';
import { endOfDay, TermFields, type Terms } from './link-terms.tsx';
import { shareMessages as messages } from './share.messages.ts';

/** It stays as it is unless its author wishes otherwise. */
const firstTerms: Terms = { following: false, withPrivate: false, downloadable: false, day: '', password: '' };

/** Opens it, and copies its address where the browser allows that. */
const useOpenLink = ({ storyId }: Pick<StoryDetail, 'storyId'>, onDone: () => void) => {
  const { formatMessage } = useIntl();
  const [share, { isLoading }] = useShareStoryMutation();
  const withFeedback = useCommandFeedback();
  const open = async ({ day, password, ...terms }: Terms) => {
    const until = { closesAt: endOfDay(day), timeZone: deviceZone() };
    const body = { linkId: v7(), ...terms, ...until, password: password === '' ? null : password };
    const shared = share({ storyId, body }).unwrap();
    if (!(await withFeedback(shared))) return;
    const { url } = await shared;
    onDone();
    if (await copyText(url)) showToast({ tone: 'done', message: formatMessage(messages.copied) });
  };
  return { open, busy: isLoading };
};

type Props = Readonly<{ story: StoryDetail; onClose: () => void }>;

/** The terms of a new link. */
export const OpenLinkSheet = ({ story, onClose }: Props) => {
  const { formatMessage } = useIntl();
  const [terms, setTerms] = useState(firstTerms);
  const { open, busy } = useOpenLink(story, onClose);
  const privates = story.sources.filter((thought) => thought.private).length;
  return (
    <Sheet title={formatMessage(messages.openTitle)} onClose={onClose}>
      <SheetBody>
        {story.published && (
          <p className="sm">
            <FormattedMessage {...waitingMessages.textBefore} />
          </p>
        )}
        <TermFields
          terms={terms}
          privates={privates}
          onChange={(changed) => setTerms((before) => ({ ...before, ...changed }))}
        />
      </SheetBody>
      <SheetFoot>
        <Button onClick={onClose}>
          <FormattedMessage {...editorMessages.cancel} />
        </Button>
        <Button look="primary" busy={busy} onClick={() => void open(terms)}>
          <FormattedMessage {...messages.openLink} />
        </Button>
      </SheetFoot>
    </Sheet>
  );
};
