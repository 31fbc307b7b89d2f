import { maxPictureAddressLength } from '@ecrin/domain/orb/orb.vocabulary.ts';
import { Field } from '@ecrin/ui/field/field.tsx';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useFormatProblem } from '#lib/api/problem-feedback.ts';
import { OrbFace } from '../orb-face.tsx';
import { useChangeReadyOrbPictureMutation } from '../orbs.api.ts';
import type { OrbDraft } from './orb-draft.ts';
import { pictureMessages as messages } from './picture.messages.ts';
import styles from '../orbs.module.css';

/** `address`, `picture`: what an orb has now; null: its sphere. `typed`: what the field begins with. */
type Known = Readonly<{ orbId: string; address: string | null; picture: string | null; typed?: string }>;

/** The address of a picture as the form of an orb holds it; `send` fetches the picture where it is another one, and answers why the orb does not have it; null: it has. */
export const usePictureDraft = ({ orbId, address, picture, typed = address ?? '' }: Known) => {
  const [url, setUrl] = useState(typed);
  const [change, { isLoading, error }] = useChangeReadyOrbPictureMutation();
  const formatProblem = useFormatProblem();
  const send = async (): Promise<string | null> => {
    const wanted = url.trim() === '' ? null : url.trim();
    return wanted === address ? null : formatProblem((await change({ orbId, url: wanted })).error);
  };
  return { orbId, picture, url, setUrl, send, busy: isLoading, problem: error };
};

type PictureFieldProps = Readonly<{ look: OrbDraft['look']; of: ReturnType<typeof usePictureDraft> }>;

/** The picture at an address instead of the sphere; empty: the sphere. */
export const PictureField = ({ look, of: { orbId, picture, url, setUrl, problem } }: PictureFieldProps) => {
  const { formatMessage } = useIntl();
  const refusal = useFormatProblem()(problem);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (problem) field.current?.focus();
  }, [problem]);
  return (
    <div className={styles['picture']}>
      {picture !== null && <OrbFace orb={{ orbId, look, picture }} size="md" />}
      <Field
        ref={field}
        label={formatMessage(messages.address)}
        hint={formatMessage(messages.hint)}
        type="url"
        placeholder="https://"
        maxLength={maxPictureAddressLength}
        value={url}
        error={refusal}
        onChange={({ target }) => setUrl(target.value)}
      />
    </div>
  );
};
