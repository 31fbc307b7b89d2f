import { maxOrbDescriptionLength, maxOrbNameLength, orbCategories } from '@ecrin/domain/orb/orb.vocabulary.ts';
import { FaceFields } from '@ecrin/ui/orb-form/face-fields.tsx';
import { useIntl } from 'react-intl';
import { orbsMessages } from '../orbs.messages.ts';
import { editMessages as messages } from './edit.messages.ts';
import type { DraftProps } from './orb-draft.ts';
import { ProposedWording } from './proposed-wording.tsx';

/** Name and description in both languages, category and tags. */
export const NameFields = ({ draft, onChange, isMissing }: DraftProps & Readonly<{ isMissing: boolean }>) => {
  const { formatMessage } = useIntl();
  const { proposed } = draft;
  return (
    <FaceFields
      draft={draft}
      limits={{ name: maxOrbNameLength, description: maxOrbDescriptionLength }}
      labels={{
        name: { fr: formatMessage(messages.nameFr), en: formatMessage(messages.nameEn) },
        description: { fr: formatMessage(messages.descriptionFr), en: formatMessage(messages.descriptionEn) },
        category: formatMessage(orbsMessages.categoryFilter),
        tags: formatMessage(messages.tags),
      }}
      categories={orbCategories.map((category) => ({
        value: category,
        label: formatMessage(orbsMessages.category, { category }),
      }))}
      nameError={isMissing ? formatMessage(messages.nameMissing) : null}
      // Changed by the person, words are no longer a model's.
      onChange={(changed, language) => onChange({ ...changed, ...(language === proposed && { proposed: null }) })}
    >
      <ProposedWording draft={draft} onChange={onChange} />
    </FaceFields>
  );
};
