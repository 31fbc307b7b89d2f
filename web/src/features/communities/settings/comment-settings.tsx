import type { CommunityDetail } from '@ecrin/contracts/community/community.ts';
import { Options } from '@ecrin/ui/choice-list/options.tsx';
import { Field } from '@ecrin/ui/field/field.tsx';
import { VisuallyHidden } from '@ecrin/ui/visually-hidden/visually-hidden.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { closingMessages } from './closing.messages.ts';
import { settingsMessages } from './settings.messages.ts';
import { useChange } from './use-change.ts';
import styles from '../communities.module.css';

const messages = { ...settingsMessages, ...closingMessages };

type NumberProps = Readonly<{
  label: string;
  hint: string;
  value: number;
  /** Resolves to whether it was accepted. */
  onSave: (value: number) => Promise<boolean>;
}>;

/** Saved when it is left; a value that is refused goes back to what it was. */
const NumberField = ({ label, hint, value, onSave }: NumberProps) => {
  const [typed, type] = useState<string | null>(null);
  const leave = async () => {
    if (typed !== null && typed.trim() !== '' && Number(typed) !== value) await onSave(Number(typed));
    type(null);
  };
  return (
    <Field
      label={label}
      hint={hint}
      type="number"
      inputMode="numeric"
      value={typed ?? String(value)}
      onChange={({ target }) => type(target.value)}
      onBlur={() => void leave()}
      onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
    />
  );
};

/** How deep replies go, drawn: the next level is closed. */
const Levels = ({ depth }: Readonly<{ depth: number }>) => {
  const { formatMessage } = useIntl();
  return (
    <div className={styles['levels']}>
      <VisuallyHidden>{formatMessage(messages.example, { count: depth })}</VisuallyHidden>
      {Array.from({ length: depth + 2 }, (_none, level) => (
        <i key={level} aria-hidden="true" data-closed={level > depth || undefined} />
      ))}
    </div>
  );
};

const Numbers = ({ community }: { community: CommunityDetail }) => {
  const { formatMessage } = useIntl();
  const { save } = useChange(community);
  const { maxLength, editMinutes, replyDepth } = community.settings.rules;
  return (
    <div className={styles['numbers']}>
      <NumberField
        label={formatMessage(messages.length)}
        hint={formatMessage(messages.lengthHint)}
        value={maxLength}
        onSave={(value) => save({ rules: { maxLength: value } })}
      />
      <NumberField
        label={formatMessage(messages.edit)}
        hint={formatMessage(messages.editHint)}
        value={editMinutes}
        onSave={(value) => save({ rules: { editMinutes: value } })}
      />
      <NumberField
        label={formatMessage(messages.depth)}
        hint={formatMessage(messages.depthHint)}
        value={replyDepth}
        onSave={(value) => save({ rules: { replyDepth: value } })}
      />
    </div>
  );
};

/** Who comments, how long, how late they edit, and how deep replies go. */
export const CommentSettings = ({ community }: { community: CommunityDetail }) => {
  const { formatMessage } = useIntl();
  const { save } = useChange(community);
  const { permission, replyDepth } = community.settings.rules;
  const choices = [
    { choice: 'owner', name: formatMessage(messages.byOwner), text: formatMessage(messages.byOwnerText) },
    { choice: 'team', name: formatMessage(messages.byTeam), text: formatMessage(messages.byTeamText) },
    {
      choice: 'members',
      name: formatMessage(messages.byMembers),
      text: formatMessage(messages.byMembersText, { count: community.members }),
    },
  ] as const;
  return (
    <section className={styles['part']}>
      <h2 className="h4">{formatMessage(messages.comments)}</h2>
      <Options
        label={formatMessage(messages.comments)}
        choices={choices}
        chosen={permission}
        onChoose={(chosen) => void save({ rules: { permission: chosen } })}
      />
      <Numbers community={community} />
      <Levels depth={replyDepth} />
    </section>
  );
};
