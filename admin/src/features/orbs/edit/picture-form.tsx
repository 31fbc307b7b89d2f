import { readText, requiredFault, type FieldFault } from '@ecrin/browser/form/form-fields.ts';
import type { ReadyOrbDetail } from '@ecrin/contracts/orb/ready-orb.ts';
import { maxPictureAddressLength } from '@ecrin/domain/orb/orb.vocabulary.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Field } from '@ecrin/ui/field/field.tsx';
import { submitForm } from '@ecrin/ui/field/submit-form.ts';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useFormatProblem, useResultFeedback } from '#lib/api/problem-feedback.ts';
import { useFaultMessage } from '#lib/form/form.tsx';
import { Panel } from '#lib/panel/panel.tsx';
import { OrbFace } from '../orb-face.tsx';
import { useChangeReadyOrbPictureMutation } from '../orbs.api.ts';
import { pictureMessages as messages } from './picture.messages.ts';
import styles from '../orbs.module.css';

/** Fetches the picture at an address, or shows the sphere again, and says what came of it. */
const useChangePicture = (orbId: string) => {
  const { formatMessage } = useIntl();
  const showResult = useResultFeedback();
  const [change, { isLoading, error }] = useChangeReadyOrbPictureMutation();
  const send = async (url: string | null) => {
    const result = await change({ orbId, url });
    if (!result.error) showResult(result, formatMessage(url === null ? messages.removed : messages.changed));
  };
  return { send, busy: isLoading, refusal: useFormatProblem()(error) };
};

/** The picture at an address instead of the sphere; it is fetched and kept at once, apart from the form. */
export const PictureForm = ({ orb }: { orb: ReadyOrbDetail }) => {
  const { formatMessage } = useIntl();
  const faultOf = useFaultMessage();
  const [fault, setFault] = useState<FieldFault>();
  const { send, busy, refusal } = useChangePicture(orb.orbId);
  const submit = (fields: FormData) => {
    const url = readText(fields, 'url');
    setFault(requiredFault(url));
    if (url !== '' && !busy) void send(url);
  };
  return (
    <Panel title={formatMessage(messages.title)}>
      <form className={styles['picture']} onSubmit={(event) => submitForm(event, submit)} noValidate>
        <OrbFace orb={orb} size="md" />
        <Field
          key={orb.pictureUrl}
          label={formatMessage(messages.address)}
          hint={formatMessage(messages.hint)}
          name="url"
          type="url"
          placeholder="https://"
          maxLength={maxPictureAddressLength}
          defaultValue={orb.pictureUrl ?? ''}
          error={faultOf(fault) ?? refusal}
        />
        <span className={styles['line']}>
          <Button type="submit" busy={busy}>
            {formatMessage(messages.fetch)}
          </Button>
          {orb.picture !== null && (
            <Button look="text" busy={busy} onClick={() => void send(null)}>
              {formatMessage(messages.sphere)}
            </Button>
          )}
        </span>
      </form>
    </Panel>
  );
};
