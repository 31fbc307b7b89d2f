import type { ThreadCard } from '@ecrin/contracts/thread/thread.ts';
import {
  threadColours,
  type ThreadColour,
  maxThreadDescriptionLength,
  maxThreadNameLength,
} from '@ecrin/domain/thread/thread.vocabulary.ts';
import { Bead } from '@ecrin/ui/bead/bead.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Dialog } from '@ecrin/ui/dialog/dialog.tsx';
import { Field } from '@ecrin/ui/field/field.tsx';
import { submitForm } from '@ecrin/ui/field/submit-form.ts';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { useRequired } from '#lib/form/use-required.ts';
import { newId } from '#lib/outbox/device-environment.ts';
import { threadPageMessages as pageMessages } from './thread-pages.messages.ts';
import { useEditThreadMutation, useStartThreadMutation } from './threads.api.ts';
import { threadMessages as messages } from './threads.messages.ts';
import { useThreads } from './use-threads.ts';
import styles from './thread-dialog.module.css';

/** The colour the fewest threads have, so that new threads differ from their neighbours by default. */
export const leastUsedColour = (threads: readonly Readonly<{ colour: ThreadColour }>[]): ThreadColour => {
  const used = (colour: ThreadColour) => threads.filter((thread) => thread.colour === colour).length;
  return threadColours.toSorted((one, other) => used(one) - used(other))[0] ?? 'indigo';
};

type ThreadDescription = Pick<ThreadCard, 'threadId' | 'name' | 'description' | 'colour'>;
type FormProps = Readonly<{
  /** Absent: a new thread. */
  thread?: ThreadDescription;
  /** The initial name and colour of a new thread. */
  name?: string;
  colour?: ThreadColour;
  onSaved: (thread: ThreadDescription) => void;
  onLeave: () => void;
}>;

const Colours = ({ colour, onChange }: { colour: ThreadColour; onChange: (colour: ThreadColour) => void }) => {
  const { formatMessage } = useIntl();
  return (
    <fieldset className={styles['colours']}>
      <legend>
        <FormattedMessage {...pageMessages.colour} />
      </legend>
      {threadColours.map((one) => (
        <label key={one} className={styles['colour']} title={formatMessage(pageMessages.colourName, { colour: one })}>
          <input
            type="radio"
            name="colour"
            value={one}
            checked={one === colour}
            aria-label={formatMessage(pageMessages.colourName, { colour: one })}
            onChange={() => onChange(one)}
          />
          <Bead colour={one} />
        </label>
      ))}
    </fieldset>
  );
};

const DescriptionField = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => (
  <label className={styles['area']}>
    <span>
      <FormattedMessage {...pageMessages.description} />{' '}
      <small>
        (<FormattedMessage {...pageMessages.optional} />)
      </small>
    </span>
    <textarea maxLength={maxThreadDescriptionLength} value={value} onChange={({ target }) => onChange(target.value)} />
  </label>
);

/** Saves a new thread, or the changes of one. */
const useSaveThread = ({ thread, onSaved }: Pick<FormProps, 'thread' | 'onSaved'>) => {
  const [start, starting] = useStartThreadMutation();
  const [edit, editing] = useEditThreadMutation();
  const withFeedback = useCommandFeedback();
  // A retry after a lost response creates the same thread.
  const [newThreadId] = useState(newId);
  const save = async (body: Omit<ThreadDescription, 'threadId' | 'name'> & { name: string }) => {
    const threadId = thread?.threadId ?? newThreadId;
    const command = thread ? edit({ threadId, body }) : start({ threadId, ...body });
    if (await withFeedback(command.unwrap())) onSaved({ threadId, ...body });
  };
  return { save, busy: starting.isLoading || editing.isLoading };
};

const threadFields = ({ name, description, colour }: Pick<ThreadDescription, 'name' | 'description' | 'colour'>) => ({
  name: name ?? '',
  description: description ?? '',
  colour,
});

/** Name, description and colour of a thread. */
export const ThreadForm = ({ thread, name = '', colour = 'indigo', onSaved, onLeave }: FormProps) => {
  const { formatMessage } = useIntl();
  const [fields, setFields] = useState(() => threadFields(thread ?? { name, description: null, colour }));
  const first = useRef<HTMLInputElement>(null);
  // The form may replace the button that was pressed: its first field gets the focus.
  useEffect(() => first.current?.focus(), []);
  const { save, busy } = useSaveThread({ ...(thread && { thread }), onSaved });
  const required = useRequired(fields.name);
  const submit = () => {
    if (required.check())
      void save({ ...fields, name: fields.name.trim(), description: fields.description.trim() || null });
  };
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => submitForm(event, submit)}>
      <Field
        label={formatMessage(pageMessages.name)}
        required
        ref={first}
        maxLength={maxThreadNameLength}
        autoComplete="off"
        value={fields.name}
        error={required.error}
        onChange={({ target }) => setFields({ ...fields, name: target.value })}
      />
      <DescriptionField value={fields.description} onChange={(text) => setFields({ ...fields, description: text })} />
      <Colours colour={fields.colour} onChange={(chosen) => setFields({ ...fields, colour: chosen })} />
      <div className={styles['actions']}>
        <Button onClick={onLeave}>
          <FormattedMessage {...pageMessages.leave} />
        </Button>
        <Button look="primary" type="submit" busy={busy}>
          <FormattedMessage {...(thread ? pageMessages.keep : pageMessages.create)} />
        </Button>
      </div>
    </form>
  );
};

/** `thread` absent: a new one. */
export const ThreadFormDialog = ({ thread, onClose }: { thread?: ThreadCard; onClose: () => void }) => {
  const { formatMessage } = useIntl();
  const { all } = useThreads();
  return (
    <Dialog title={formatMessage(thread ? pageMessages.edit : messages.start)} onClose={onClose}>
      <ThreadForm {...(thread && { thread })} colour={leastUsedColour(all)} onSaved={onClose} onLeave={onClose} />
    </Dialog>
  );
};
