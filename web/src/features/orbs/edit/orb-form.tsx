import { useMissingWords } from '@ecrin/browser/orb/missing-words.ts';
import { maxVersionReasonLength } from '@ecrin/domain/orb/orb.vocabulary.ts';
import { Banner } from '@ecrin/ui/banner/banner.tsx';
import { Button, buttonLook } from '@ecrin/ui/button/button.tsx';
import { Field } from '@ecrin/ui/field/field.tsx';
import { FormPart, OrbFormFrame, SaveBar } from '@ecrin/ui/orb-form/form-part.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { ContractFields } from './contract-fields.tsx';
import { editMessages as messages } from './edit.messages.ts';
import { LookFields } from './look-fields.tsx';
import { NameFields } from './name-fields.tsx';
import type { DraftProps } from './orb-draft.ts';
import { PromptFields } from './prompt-fields.tsx';

type Why = Readonly<{ why: string; onWhy: (why: string) => void }>;

/** Asked only where the change is a new version. */
const WhyField = ({ why, onWhy }: Why) => {
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

type OrbFormProps = DraftProps &
  Readonly<{
    save: string;
    busy: boolean;
    changed: boolean;
    refusal: string | null;
    backTo: string;
    /** The reason of a new version; null where there is none. */
    why: Why | null;
    onSave: () => void;
  }>;

const Save = ({ save, busy, changed, backTo }: Pick<OrbFormProps, 'save' | 'busy' | 'changed' | 'backTo'>) => (
  <SaveBar note={changed && <FormattedMessage {...messages.unsaved} />}>
    <Link href={backTo} {...buttonLook({ look: 'text' })}>
      <FormattedMessage {...messages.cancel} />
    </Link>
    <Button look="primary" type="submit" busy={busy}>
      {save}
    </Button>
  </SaveBar>
);

/** All that makes an orb, over one button. */
export const OrbForm = ({ draft, onChange, refusal, why, onSave, ...bar }: OrbFormProps) => {
  const missing = useMissingWords({ names: draft.names, prompts: [draft.prompt] });
  return (
    <OrbFormFrame onSubmit={() => missing.trySaving() && (bar.busy || onSave())}>
      <FormPart id="orb-face" title={useIntl().formatMessage(messages.face)}>
        <LookFields look={draft.look} onChange={(look) => onChange({ look })} />
        <NameFields draft={draft} onChange={onChange} isMissing={missing.name} />
      </FormPart>
      <PromptFields draft={draft} onChange={onChange} isMissing={missing.prompt} />
      <ContractFields draft={draft} onChange={onChange} />
      {why && <WhyField {...why} />}
      {refusal && <Banner tone="bad">{refusal}</Banner>}
      <Save {...bar} />
    </OrbFormFrame>
  );
};
