import { showToast } from '@ecrin/browser/page/toasts.ts';
import type { UpdateClientRequest, ClientProfile } from '@ecrin/contracts/client/client.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Field } from '@ecrin/ui/field/field.tsx';
import { submitForm } from '@ecrin/ui/field/submit-form.ts';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { crossIcon } from '@ecrin/ui/icon/icons.ts';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useFormatProblem } from '#lib/api/problem-feedback.ts';
import { WhyEmptyLine } from '#lib/empty/why-empty.tsx';
import { useUpdateClientMutation } from '#lib/session/client.api.ts';
import { profileMessages as messages } from '../profile.messages.ts';
import styles from '../profile.module.css';

/** Saves the profile; a refusal shows its reason. Resolves to whether it was saved. */
const useSaveProfile = (id: string) => {
  const formatProblem = useFormatProblem();
  const [updateClient, { isLoading }] = useUpdateClientMutation();
  const keep = async (body: UpdateClientRequest) => {
    const { error } = await updateClient({ id, body });
    if (error) showToast({ tone: 'error', message: formatProblem(error) ?? '' });
    return !error;
  };
  return { keep, busy: isLoading };
};

const mostWords = 200;
const same = (a: string, b: string) => a.localeCompare(b, undefined, { sensitivity: 'accent' }) === 0;

type WordsProps = Readonly<{ words: readonly string[]; busy: boolean; onRemove: (word: string) => void }>;

const Words = ({ words, busy, onRemove }: WordsProps) => {
  const { formatMessage } = useIntl();
  if (words.length === 0) return <WhyEmptyLine>{formatMessage(messages.wordsNone)}</WhyEmptyLine>;
  return (
    <ul className={styles['words']}>
      {words.map((word) => (
        <li key={word}>
          {word}
          <button
            type="button"
            aria-label={formatMessage(messages.wordsRemove, { word })}
            disabled={busy}
            onClick={() => onRemove(word)}
          >
            <Icon of={crossIcon} size="sm" />
          </button>
        </li>
      ))}
    </ul>
  );
};

type AddWordProps = Readonly<{ words: readonly string[]; busy: boolean; onAdd: (word: string) => Promise<boolean> }>;

const AddWord = ({ words, busy, onAdd }: AddWordProps) => {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState('');
  const word = typed.trim();
  const twice = words.some((kept) => same(kept, word));
  const full = words.length >= mostWords;
  const add = async () => {
    if (word !== '' && !twice && !full && (await onAdd(word))) setTyped('');
  };
  return (
    <form className={styles['inline']} noValidate onSubmit={(event) => submitForm(event, add)}>
      <Field
        label={formatMessage(messages.wordsNew)}
        maxLength={60}
        value={typed}
        disabled={full}
        onChange={(event) => setTyped(event.target.value)}
        error={word !== '' && twice ? formatMessage(messages.wordsTwice) : null}
        {...(full && { hint: formatMessage(messages.wordsFull) })}
      />
      <Button type="submit" busy={busy} disabled={word === '' || twice || full}>
        {formatMessage(messages.wordsAdd)}
      </Button>
    </form>
  );
};

/** Names the transcription should spell as the person does; at most 200, of at most 60 characters. */
export const WordList = ({ client: { _id, words } }: { client: ClientProfile }) => {
  const { formatMessage } = useIntl();
  const { keep, busy } = useSaveProfile(_id);
  const remove = async (removed: string) => {
    if (!(await keep({ words: words.filter((kept) => kept !== removed) }))) return;
    const action = { label: formatMessage(messages.undo), run: () => void keep({ words }) };
    showToast({ tone: 'info', message: formatMessage(messages.wordsRemoved, { word: removed }), action });
  };
  return (
    <section className={styles['part']}>
      <p className="xs dim num">{formatMessage(messages.wordsCount, { count: words.length })}</p>
      <Words words={words} busy={busy} onRemove={(word) => void remove(word)} />
      <AddWord words={words} busy={busy} onAdd={(word) => keep({ words: [...words, word] })} />
    </section>
  );
};
