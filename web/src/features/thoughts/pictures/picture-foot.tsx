import { saveFile } from '@ecrin/browser/page/save-file.ts';
import { showToast } from '@ecrin/browser/page/toasts.ts';
import { maxAltLength } from '@ecrin/domain/thought/pictures/picture.vocabulary.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Field } from '@ecrin/ui/field/field.tsx';
import { submitForm } from '@ecrin/ui/field/submit-form.ts';
import { withFrenchTypography } from '@ecrin/ui/typography/french-typography.ts';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fetchOwnFile } from '#lib/api/fetch-own-file.ts';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { pictureMessages as messages } from './pictures.messages.ts';
import {
  pathOfPicture,
  useDescribePictureMutation,
  useRemovePictureMutation,
  useRestorePictureMutation,
  type ThoughtPicture,
} from './thought-pictures.api.ts';
import styles from './pictures.module.css';

type FootProps = Readonly<{
  thoughtId: string;
  picture: ThoughtPicture;
  /** It cannot be changed yet. */ fixed: boolean;
  editing: boolean;
  onEdit: (editing: boolean) => void;
}>;

const AltForm = ({ thoughtId, picture: { pictureId, alt }, onEdit }: FootProps) => {
  const { formatMessage } = useIntl();
  const [written, write] = useState(alt);
  const [describe, { isLoading }] = useDescribePictureMutation();
  const withFeedback = useCommandFeedback();
  const save = async () => {
    const words = written.trim();
    if (words === alt || (await withFeedback(describe({ thoughtId, pictureId, alt: words }).unwrap()))) onEdit(false);
  };
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => submitForm(event, save)}>
      <Field
        label={formatMessage(messages.alt)}
        hint={formatMessage(messages.altHint)}
        maxLength={maxAltLength}
        value={written}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- asked for by the button it takes the place of
        autoFocus
        onChange={({ target }) => write(target.value)}
      />
      <div className={styles['acts']}>
        <Button onClick={() => onEdit(false)}>{formatMessage(messages.leave)}</Button>
        <Button type="submit" look="primary" busy={isLoading}>
          {formatMessage(messages.keep)}
        </Button>
      </div>
    </form>
  );
};

/** Takes the picture out, with an undo for 8 s. */
const useRemove = (thoughtId: string, pictureId: string) => {
  const { formatMessage } = useIntl();
  const [remove] = useRemovePictureMutation();
  const [restore] = useRestorePictureMutation();
  const withFeedback = useCommandFeedback();
  return async () => {
    const which = { thoughtId, pictureId };
    if (!(await withFeedback(remove(which).unwrap()))) return;
    showToast({
      tone: 'done',
      message: formatMessage(messages.removed),
      action: { label: formatMessage(messages.undo), run: () => void withFeedback(restore(which).unwrap()) },
    });
  };
};

/** The picture as it was kept, under its format's usual name; one that has not arrived is still on the device that added it. */
const SaveOriginal = ({ thoughtId, picture: { pictureId, format } }: FootProps) => {
  const { formatMessage } = useIntl();
  const [busy, setBusy] = useState(false);
  if (!format) return null;
  const save = async () => {
    setBusy(true);
    const fetched = await fetchOwnFile(`${pathOfPicture({ thoughtId, pictureId })}/original`);
    setBusy(false);
    if (fetched.file) saveFile(fetched.file, `${formatMessage(messages.fileName)}.${format.replace('image/', '')}`);
    else showToast({ tone: 'error', message: fetched.fault?.detail ?? formatMessage(messages.notSaved) });
  };
  return (
    <Button look="text" busy={busy} onClick={() => void save()}>
      <FormattedMessage {...messages.save} />
    </Button>
  );
};

/** What the picture that is viewed shows, and what can be done with it. */
export const PictureFoot = (props: FootProps) => {
  const { thoughtId, picture, fixed, editing, onEdit } = props;
  const { alt, pictureId } = picture;
  const remove = useRemove(thoughtId, pictureId);
  if (editing) return <AltForm {...props} />;
  return (
    <div className={styles['about']}>
      {alt === '' ? (
        <p className="sm">
          <FormattedMessage {...messages.undescribed} />
        </p>
      ) : (
        <p className="words" data-size="sm" dir="auto">
          {withFrenchTypography(alt)}
        </p>
      )}
      {picture.keepsMetadata && (
        <p className="sm dim">
          <FormattedMessage {...messages.keepsMetadata} />
        </p>
      )}
      <div className={styles['acts']}>
        {!fixed && (
          <Button look="text" onClick={() => onEdit(true)}>
            <FormattedMessage {...messages.describe} values={{ described: String(alt !== '') }} />
          </Button>
        )}
        <SaveOriginal {...props} />
        {!fixed && (
          <Button look="text" onClick={() => void remove()}>
            <FormattedMessage {...messages.remove} />
          </Button>
        )}
      </div>
    </div>
  );
};
