import type { ThoughtCard } from '@ecrin/contracts/thought/thought.ts';
import { fold } from '@ecrin/domain/text/search-words.ts';
import { maxTagLength } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { ReasonedButton } from '@ecrin/ui/action-foot/action-foot.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { ChoiceList, ChoiceRow } from '@ecrin/ui/choice-list/choice-list.tsx';
import { Dialog } from '@ecrin/ui/dialog/dialog.tsx';
import { Field } from '@ecrin/ui/field/field.tsx';
import { submitForm } from '@ecrin/ui/field/submit-form.ts';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { plusIcon } from '@ecrin/ui/icon/icons.ts';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCountThoughtsQuery } from '#lib/api/thought-counts.api.ts';
import { textToInsight } from '../insights/insight-text.ts';
import { isRetagged, pressTag, tagChoices, tagNamed, type TagChanges, type TagChoice } from './tag-changes.ts';
import { tagMessages as messages } from './tag.messages.ts';
import styles from './choosing.module.css';

const noChanges: TagChanges = new Map();
/** Rows; further tags are found by typing. */
const mostShown = 50;

/** The tags offered, what is to become of them, and naming new ones. */
const useTagChanges = (cards: readonly ThoughtCard[]) => {
  const { data } = useCountThoughtsQuery('');
  const [named, setNamed] = useState<readonly string[]>([]);
  const [changes, setChanges] = useState(noChanges);
  const choices = tagChoices({ cards, used: data?.tag ?? {}, named });
  /** Puts what was typed on all, under the name a tag has already; several are parted by commas. */
  const name = (typed: string): readonly string[] => {
    const tags = [textToInsight('tags', typed)].flat().map((tag) => tagNamed(choices, tag) ?? tag);
    setNamed((before) => [...new Set([...tags, ...before])]);
    setChanges((before) => new Map([...before, ...tags.map((tag) => [tag, true] as const)]));
    return tags;
  };
  const press = (choice: TagChoice) => setChanges((before) => pressTag(before, choice, cards.length));
  return { choices, changes, name, press };
};

type RowProps = Readonly<{ choice: TagChoice; put: boolean | undefined; of: number; onPress: () => void }>;

const TagRow = ({ choice: { tag, on }, put, of, onPress }: RowProps) => (
  <ChoiceRow
    name={tag}
    facts={on > 0 && <FormattedMessage {...messages.on} values={{ on, of }} />}
    checked={put ?? on === of}
    mixed={put === undefined && on > 0 && on < of}
    onChange={onPress}
  />
);

type ListProps = Pick<ReturnType<typeof useTagChanges>, 'choices' | 'changes' | 'press'> & Readonly<{ of: number }>;

const TagList = ({ choices, changes, press, of }: ListProps) => {
  const { formatMessage } = useIntl();
  if (choices.length === 0) return null;
  return (
    <div className={styles['tags']}>
      <ChoiceList label={formatMessage(messages.choices)}>
        {choices.map((choice) => (
          <TagRow
            key={choice.tag}
            choice={choice}
            put={changes.get(choice.tag)}
            of={of}
            onPress={() => press(choice)}
          />
        ))}
      </ChoiceList>
    </div>
  );
};

type NameProps = Readonly<{ typed: string; isNew: boolean; status: string; onType: (typed: string) => void }>;

/** Looks for a tag, or names a new one. `status`: what became of the last one. */
const TagName = ({ typed, isNew, status, onType }: NameProps) => {
  const { formatMessage } = useIntl();
  return (
    <div className={styles['name']}>
      <Field
        label={formatMessage(messages.field)}
        hint={formatMessage(messages.hint)}
        autoComplete="off"
        enterKeyHint="done"
        maxLength={maxTagLength}
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
      {isNew && (
        <Button look="text" type="submit">
          <Icon of={plusIcon} size="sm" />
          <FormattedMessage {...messages.name} values={{ tag: typed.trim() }} />
        </Button>
      )}
      <output className={styles['status']}>{status}</output>
    </div>
  );
};

type FootProps = Readonly<{ changing: number; onKeep: () => void; onClose: () => void }>;

const Foot = ({ changing, onKeep, onClose }: FootProps) => {
  const { formatMessage } = useIntl();
  return (
    <div className={styles['tagActs']}>
      <Button onClick={onClose}>
        <FormattedMessage {...messages.leave} />
      </Button>
      <ReasonedButton look="primary" why={changing > 0 ? null : formatMessage(messages.nothing)} onClick={onKeep}>
        <FormattedMessage {...messages.keep} values={{ count: changing }} />
      </ReasonedButton>
    </div>
  );
};

type TagDialogProps = Readonly<{
  cards: readonly ThoughtCard[];
  onTag: (changes: TagChanges) => void;
  onClose: () => void;
}>;

/** Puts tags on the chosen thoughts and takes them off: existing ones, new ones. */
export const TagDialog = ({ cards, onTag, onClose }: TagDialogProps) => {
  const { formatMessage, formatList } = useIntl();
  const { choices, changes, name, press } = useTagChanges(cards);
  const [typed, setTyped] = useState('');
  const [status, setStatus] = useState('');
  const wanted = fold(typed.trim());
  const changing = cards.filter(({ tags }) => isRetagged(tags, changes)).length;
  const keep = () => void (changing > 0 && onTag(changes));
  const addTyped = () => {
    setStatus(formatMessage(messages.named, { tags: formatList(name(typed)) }));
    setTyped('');
  };
  return (
    <Dialog title={formatMessage(messages.title, { count: cards.length })} onClose={onClose}>
      <form
        className={styles['tagging']}
        noValidate
        onSubmit={(event) => submitForm(event, wanted === '' ? keep : addTyped)}
      >
        <TagName
          typed={typed}
          isNew={wanted !== '' && tagNamed(choices, typed.trim()) === undefined}
          status={status}
          onType={setTyped}
        />
        <TagList
          choices={choices.filter(({ tag }) => fold(tag).includes(wanted)).slice(0, mostShown)}
          of={cards.length}
          {...{ changes, press }}
        />
        <Foot changing={changing} onKeep={keep} onClose={onClose} />
      </form>
    </Dialog>
  );
};
