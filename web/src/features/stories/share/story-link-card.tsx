import { copyText } from '@ecrin/browser/page/copy-text.ts';
import { showToast } from '@ecrin/browser/page/toasts.ts';
import type { StoryDetail, StoryLink } from '@ecrin/contracts/story/story.ts';
import { Button, IconButton } from '@ecrin/ui/button/button.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { copyIcon, linkOffIcon, shareIcon } from '@ecrin/ui/icon/icons.ts';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { formatCalendarDate, formatDate } from '#lib/time/date-format.ts';
import { waitingMessages } from '../draft/waiting.messages.ts';
import { useCloseLinkMutation } from '../stories.api.ts';
import { ChangeLinkSheet } from './change-link-sheet.tsx';
import { lastDayBefore } from './link-terms.tsx';
import { linkMessages } from './link.messages.ts';
import { shareMessages as messages } from './share.messages.ts';
import styles from './share.module.css';

type TermsProps = Readonly<{ link: StoryLink; /** A draft waits for its author. */ waits: boolean }>;

/** What it shows. */
const Text = ({ link: { following, frozenAt, sharedAt }, waits }: TermsProps) => {
  const { language } = useLanguage();
  if (!following)
    return <FormattedMessage {...messages.linkFrozen} values={{ day: formatDate(language, frozenAt ?? sharedAt) }} />;
  return <FormattedMessage {...(waits ? waitingMessages.linkBefore : messages.linkFollowing)} />;
};

const Terms = ({ link, waits }: TermsProps) => {
  const { language } = useLanguage();
  const marks = [
    link.hasPassword && messages.linkPassword,
    link.downloadable && linkMessages.linkDownload,
    link.withPrivate && messages.linkPrivate,
  ].filter((mark) => mark !== false);
  return (
    <ul className={styles['terms']}>
      <li>
        <Text link={link} waits={waits} />
      </li>
      {link.closesAt !== null && (
        <li>
          <FormattedMessage
            {...messages.linkUntil}
            values={{ day: formatCalendarDate(language, lastDayBefore(link.closesAt)) }}
          />
        </li>
      )}
      {marks.map((mark) => (
        <li key={mark.id}>
          <FormattedMessage {...mark} />
        </li>
      ))}
    </ul>
  );
};

/** The share sheet of the system; where there is none, that is said. */
const SendButton = ({ title, url }: Readonly<{ title: string; url: string }>) => {
  if (!('share' in navigator))
    return (
      <span className="xs dim">
        <FormattedMessage {...messages.sendUnsupported} />
      </span>
    );
  // Closing the sheet without sending is no fault.
  const send = () => void navigator.share({ title, url }).catch(() => undefined);
  return (
    <Button onClick={send}>
      <Icon of={shareIcon} size="sm" />
      <FormattedMessage {...messages.send} />
    </Button>
  );
};

const CopyLine = ({ url }: { url: string }) => {
  const { formatMessage } = useIntl();
  const copy = async () => {
    const copied = await copyText(url);
    showToast({
      tone: copied ? 'done' : 'error',
      message: formatMessage(copied ? messages.copied : messages.notCopied),
    });
  };
  return (
    <div className={styles['address']}>
      <input
        readOnly
        value={url}
        aria-label={formatMessage(messages.linkAddress)}
        onFocus={({ target }) => target.select()}
      />
      <IconButton label={formatMessage(messages.copy)} onClick={() => void copy()}>
        <Icon of={copyIcon} />
      </IconButton>
    </div>
  );
};

type Props = Readonly<{ story: StoryDetail; link: StoryLink }>;

/** One open link. */
export const StoryLinkCard = ({ story, link }: Props) => {
  const { storyId, title } = story;
  const [changing, change] = useState(false);
  const { formatMessage } = useIntl();
  const [closeLink, { isLoading }] = useCloseLinkMutation();
  const withFeedback = useCommandFeedback();
  const close = async () => {
    if (await withFeedback(closeLink({ storyId, linkId: link.linkId }).unwrap()))
      showToast({ tone: 'done', message: formatMessage(messages.linkClosed) });
  };
  return (
    <div className={styles['link']}>
      <p className={styles['state']}>
        <FormattedMessage {...messages.linkOpen} values={{ views: link.views }} />
      </p>
      {link.url !== null && <CopyLine url={link.url} />}
      <Terms link={link} waits={story.published !== null} />
      <div className={styles['row']}>
        {link.url !== null && <SendButton title={title} url={link.url} />}
        <Button onClick={() => change(true)}>
          <FormattedMessage {...linkMessages.changeLink} />
        </Button>
        <Button look="danger" busy={isLoading} onClick={() => void close()}>
          <Icon of={linkOffIcon} size="sm" />
          <FormattedMessage {...messages.closeLink} />
        </Button>
      </div>
      <p className="xs dim">
        <FormattedMessage {...messages.closeEffect} />
      </p>
      {changing && <ChangeLinkSheet story={story} link={link} onClose={() => change(false)} />}
    </div>
  );
};
