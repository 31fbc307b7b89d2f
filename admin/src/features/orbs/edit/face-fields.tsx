import type { Language } from '@ecrin/domain/kernel/language.ts';
import {
  maxOrbDescriptionLength,
  maxOrbNameLength,
  orbCategories,
  orbPatterns,
  orbTints,
} from '@ecrin/domain/orb/orb.vocabulary.ts';
import { FaceFields as Fields } from '@ecrin/ui/orb-form/face-fields.tsx';
import { FormPart } from '@ecrin/ui/orb-form/form-part.tsx';
import { LookChoice } from '@ecrin/ui/orb-form/look-choice.tsx';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { orbsMessages } from '../orbs.messages.ts';
import { editMessages as messages } from './edit.messages.ts';
import type { DraftProps } from './orb-draft.ts';

const LookFields = ({ draft: { look }, onChange }: DraftProps) => {
  const { formatMessage } = useIntl();
  return (
    <LookChoice
      look={look}
      engravings={{
        label: formatMessage(messages.engraving),
        choices: orbPatterns.map((pattern) => ({
          value: pattern,
          label: formatMessage(messages.pattern, { pattern }),
        })),
      }}
      tints={{
        label: formatMessage(messages.tints),
        choices: orbTints.map((tint) => ({ value: tint, label: formatMessage(messages.tint, { tint }) })),
      }}
      onChange={(chosen) => onChange({ look: chosen })}
    />
  );
};

const inBoth = (say: (language: Language) => string) => ({ fr: say('fr'), en: say('en') });

type FaceFieldsProps = DraftProps & Readonly<{ nameMissing: boolean; picture: ReactNode }>;

/** What clients see of an orb before it reads. */
export const FaceFields = ({ draft, onChange, nameMissing, picture }: FaceFieldsProps) => {
  const { formatMessage } = useIntl();
  return (
    <FormPart id="orb-face" title={formatMessage(messages.face)}>
      <LookFields draft={draft} onChange={onChange} />
      <Fields
        draft={draft}
        limits={{ name: maxOrbNameLength, description: maxOrbDescriptionLength }}
        labels={{
          name: inBoth((language) => formatMessage(messages.name, { language })),
          description: inBoth((language) => formatMessage(messages.description, { language })),
          category: formatMessage(orbsMessages.categoryField),
          tags: formatMessage(messages.tags),
        }}
        categories={orbCategories.map((category) => ({
          value: category,
          label: formatMessage(orbsMessages.category, { category }),
        }))}
        nameError={nameMissing ? formatMessage(messages.nameMissing) : null}
        onChange={onChange}
      />
      {picture}
    </FormPart>
  );
};
