import { ContractFields } from '@ecrin/browser/orb/contract-fields.tsx';
import { useMissingWords } from '@ecrin/browser/orb/missing-words.ts';
import { languages } from '@ecrin/domain/kernel/language.ts';
import {
  maxResultItems,
  maxResultWords,
  maxVersionReasonLength,
  minResultWords,
  resultKinds,
} from '@ecrin/domain/orb/orb.vocabulary.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button, buttonLook } from '@ecrin/ui/button/button.tsx';
import { Field } from '@ecrin/ui/field/field.tsx';
import { OrbFormFrame, SaveBar } from '@ecrin/ui/orb-form/form-part.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useFormatProblem } from '#lib/api/problem-feedback.ts';
import { orbsMessages } from '../orbs.messages.ts';
import { editMessages as messages } from './edit.messages.ts';
import { FaceFields } from './face-fields.tsx';
import type { DraftProps } from './orb-draft.ts';
import { PictureField, type usePictureDraft } from './picture-field.tsx';
import { WordsFields } from './words-fields.tsx';

const contractMessages = { ...messages, resultKind: orbsMessages.resultKind };

type OrbFormProps = DraftProps &
  Readonly<{
    picture: ReturnType<typeof usePictureDraft>;
    save: string;
    busy: boolean;
    /** The refusal of the last attempt. */
    problem: unknown;
    backTo: string;
    /** The reason of a new version; null where there is none. */
    why: Readonly<{ why: string; onWhy: (why: string) => void }> | null;
    onSave: () => void;
  }>;

const WhyField = ({ why, onWhy }: NonNullable<OrbFormProps['why']>) => {
  const { formatMessage } = useIntl();
  return (
    <Field
      label={formatMessage(messages.why)}
      hint={formatMessage(messages.whyHint)}
      maxLength={maxVersionReasonLength}
      value={why}
      onChange={({ target }) => onWhy(target.value)}
    />
  );
};

const Foot = ({ backTo, save, busy }: Pick<OrbFormProps, 'backTo' | 'save' | 'busy'>) => (
  <SaveBar>
    <Link href={backTo} {...buttonLook({ look: 'text' })}>
      <FormattedMessage {...messages.cancel} />
    </Link>
    <Button look="primary" type="submit" busy={busy}>
      {save}
    </Button>
  </SaveBar>
);

/** All that makes an orb for every client, in both languages, over one button. */
export const OrbForm = ({ draft, onChange, picture, save, problem, backTo, why, onSave, ...form }: OrbFormProps) => {
  const busy = form.busy || picture.busy;
  const refusal = useFormatProblem()(problem);
  const missing = useMissingWords({
    names: draft.names,
    prompts: languages.map((language) => draft.words[language].prompt),
  });
  return (
    <OrbFormFrame onSubmit={() => missing.trySaving() && (busy || onSave())}>
      <FaceFields
        draft={draft}
        onChange={onChange}
        nameMissing={missing.name}
        picture={<PictureField look={draft.look} of={picture} />}
      />
      <ContractFields
        measures={draft}
        kinds={resultKinds}
        limits={{ items: maxResultItems, words: [minResultWords, maxResultWords] }}
        messages={contractMessages}
        onChange={onChange}
      />
      {languages.map((language) => (
        <WordsFields
          key={language}
          language={language}
          draft={draft}
          onChange={onChange}
          promptMissing={language === 'fr' && missing.prompt}
        />
      ))}
      {why && <WhyField {...why} />}
      {refusal && <Banner tone="bad">{refusal}</Banner>}
      <Foot backTo={backTo} save={save} busy={busy} />
    </OrbFormFrame>
  );
};
