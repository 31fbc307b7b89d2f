import { shortDate } from '@ecrin/browser/time/short-date.ts';
import type { SharedCopyCard } from '@ecrin/contracts/community/shared-copy.ts';
import { Avatar } from '@ecrin/ui/avatar/avatar.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { pinFilledIcon } from '@ecrin/ui/icon/icons.ts';
import { useIntl } from 'react-intl';
import { AuthorRole } from '../author-role.tsx';
import { communitiesMessages } from '../communities.messages.ts';
import { copiesMessages } from './copies.messages.ts';
import communityStyles from '../communities.module.css';
import styles from './copies.module.css';

const messages = { ...communitiesMessages, ...copiesMessages };
type Shown = Omit<SharedCopyCard, 'beginning' | 'whole'>;

/** What its author is called. */
export const useCopyAuthor = () => {
  const { formatMessage } = useIntl();
  return ({ author: { own, role, firstname } }: Pick<Shown, 'author'>): string => {
    if (own) return formatMessage(messages.you);
    return role === 'former' ? formatMessage(messages.former) : (firstname ?? formatMessage(messages.erased));
  };
};

/** null: a thought without a title needs none. */
export const useCopyTitle = () => {
  const { formatMessage } = useIntl();
  return ({ kind, title }: Pick<Shown, 'kind' | 'title'>): string | null => {
    if (title !== '') return title;
    return kind === 'story' ? formatMessage(messages.untitledStory) : null;
  };
};

export const CopyKind = ({ copy: { kind, minutes } }: { copy: Pick<Shown, 'kind' | 'minutes'> }) => {
  const { formatMessage } = useIntl();
  return (
    <span>
      {kind === 'story' ? formatMessage(messages.story, { count: minutes }) : formatMessage(messages.thought)}
    </span>
  );
};

const Marks = ({ copy: { pinned, publicly, state } }: { copy: Shown }) => {
  const { formatMessage } = useIntl();
  const marks = [
    pinned && formatMessage(messages.pinned),
    pinned && publicly && formatMessage(messages.publicState),
    state === 'hidden' && formatMessage(messages.hiddenState),
  ].filter(Boolean);
  if (marks.length === 0) return null;
  return (
    <p className={styles['mark']}>
      {pinned && <Icon of={pinFilledIcon} size="sm" />}
      {marks.join(' · ')}
    </p>
  );
};

/** Who shared it and when, and how it stands. */
export const CopyHead = ({ copy }: { copy: Shown }) => {
  const name = useCopyAuthor()(copy);
  const { author, sharedAt } = copy;
  return (
    <>
      <Marks copy={copy} />
      <p className={communityStyles['who']}>
        <Avatar name={author.firstname ?? name} />
        <b>{name}</b>
        <AuthorRole author={author} />
        <time dateTime={sharedAt}>{shortDate(sharedAt)}</time>
      </p>
    </>
  );
};
