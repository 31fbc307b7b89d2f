import { showToast } from '@ecrin/browser/page/toasts.ts';
import type { ConversationCard } from '@ecrin/contracts/conversation/conversation.ts';
import { maxConversationNameLength } from '@ecrin/domain/conversation/conversation.vocabulary.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Dialog } from '@ecrin/ui/dialog/dialog.tsx';
import { Field } from '@ecrin/ui/field/field.tsx';
import { submitForm } from '@ecrin/ui/field/submit-form.ts';
import { pencilIcon, trashIcon } from '@ecrin/ui/icon/icons.ts';
import { Menu } from '@ecrin/ui/menu/menu.tsx';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { useRequired } from '#lib/form/use-required.ts';
import { conversationsMessages as messages } from './conversations.messages.ts';
import {
  useDeleteConversationMutation,
  useRenameConversationMutation,
  useRestoreConversationMutation,
} from './manage-conversation.api.ts';
import styles from './conversation-menu.module.css';

type Conversation = Pick<ConversationCard, 'conversationId' | 'title'>;

const RenameDialog = ({ conversation, onClose }: { conversation: Conversation; onClose: () => void }) => {
  const { formatMessage } = useIntl();
  const [name, setName] = useState((conversation.title ?? '').slice(0, maxConversationNameLength));
  const required = useRequired(name);
  const [rename, { isLoading }] = useRenameConversationMutation();
  const withFeedback = useCommandFeedback();
  const save = async () => {
    const { conversationId } = conversation;
    if (required.check() && (await withFeedback(rename({ conversationId, name }).unwrap()))) onClose();
  };
  return (
    <Dialog title={formatMessage(messages.rename)} onClose={onClose}>
      <form className={styles['form']} noValidate onSubmit={(event) => submitForm(event, save)}>
        <Field
          label={formatMessage(messages.name)}
          value={name}
          maxLength={maxConversationNameLength}
          required
          error={required.error}
          onChange={({ target }) => setName(target.value)}
        />
        <div className={styles['actions']}>
          <Button onClick={onClose}>
            <FormattedMessage {...messages.cancel} />
          </Button>
          <Button look="primary" type="submit" busy={isLoading}>
            <FormattedMessage {...messages.save} />
          </Button>
        </div>
      </form>
    </Dialog>
  );
};

/** Deletes, with an undo for 8 s; resolves to whether it was done. */
const useDeleteConversation = ({ conversationId }: Conversation) => {
  const { formatMessage } = useIntl();
  const [remove] = useDeleteConversationMutation();
  const [restore] = useRestoreConversationMutation();
  const withFeedback = useCommandFeedback();
  return async () => {
    const gone = await withFeedback(remove(conversationId).unwrap());
    if (gone)
      showToast({
        tone: 'done',
        message: formatMessage(messages.removed),
        action: {
          label: formatMessage(messages.undo),
          run: () => void withFeedback(restore(conversationId).unwrap()),
        },
      });
    return gone;
  };
};

/** Rename and delete. */
export const ConversationMenu = ({ conversation, onGone }: { conversation: Conversation; onGone?: () => void }) => {
  const { formatMessage } = useIntl();
  const [renaming, setRenaming] = useState(false);
  const remove = useDeleteConversation(conversation);
  const title = conversation.title ?? formatMessage(messages.untitled);
  return (
    <>
      <Menu
        label={formatMessage(messages.more, { title })}
        groups={[
          [{ key: 'rename', icon: pencilIcon, label: formatMessage(messages.rename), run: () => setRenaming(true) }],
          [
            {
              key: 'delete',
              icon: trashIcon,
              danger: true,
              label: formatMessage(messages.remove),
              run: () => void remove().then((gone) => gone && onGone?.()),
            },
          ],
        ]}
      />
      {renaming && <RenameDialog conversation={conversation} onClose={() => setRenaming(false)} />}
    </>
  );
};
