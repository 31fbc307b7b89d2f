import {
  maxOrbDescriptionLength,
  maxOrbNameLength,
  orbCategories,
  type OrbCategory,
} from '@ecrin/domain/orb/orb.vocabulary.ts';
import { Field } from '@ecrin/ui/field/field.tsx';
import { SelectField } from '@ecrin/ui/field/select-field.tsx';
import { TextAreaField } from '@ecrin/ui/field/text-area-field.tsx';
import { useIntl } from 'react-intl';
import { orbsMessages } from '../orbs.messages.ts';
import { editMessages as messages } from './edit.messages.ts';
import type { DraftProps } from './orb-draft.ts';
import { ProposedWording } from './proposed-wording.tsx';
import styles from './edit.module.css';

const languages = [
  ['fr', messages.nameFr, messages.descriptionFr],
  ['en', messages.nameEn, messages.descriptionEn],
] as const;

const longestTags = 250;

const WordsFields = ({ draft: { names, descriptions, proposed }, onChange }: DraftProps) => {
  const { formatMessage } = useIntl();
  /** Changed by the person, it is no longer a model's. */
  const own = (language: 'fr' | 'en') => ({ proposed: proposed === language ? null : proposed });
  return (
    <>
      {languages.map(([language, name]) => (
        <Field
          key={`name-${language}`}
          lang={language}
          label={formatMessage(name)}
          maxLength={maxOrbNameLength}
          value={names[language]}
          onChange={({ target }) => onChange({ names: { ...names, [language]: target.value }, ...own(language) })}
        />
      ))}
      {languages.map(([language, , description]) => (
        <TextAreaField
          key={`description-${language}`}
          lang={language}
          label={formatMessage(description)}
          maxLength={maxOrbDescriptionLength}
          value={descriptions[language]}
          onChange={({ target }) =>
            onChange({ descriptions: { ...descriptions, [language]: target.value }, ...own(language) })
          }
        />
      ))}
    </>
  );
};

/** Name and description in both languages, category and tags. */
export const NameFields = ({ draft, onChange }: DraftProps) => {
  const { formatMessage } = useIntl();
  return (
    <div className={styles['pairs']}>
      <WordsFields draft={draft} onChange={onChange} />
      <ProposedWording draft={draft} onChange={onChange} />
      <SelectField
        label={formatMessage(orbsMessages.categoryFilter)}
        choices={orbCategories.map((category) => ({
          value: category,
          label: formatMessage(orbsMessages.category, { category }),
        }))}
        value={draft.category}
        onChange={({ target }) => onChange({ category: target.value as OrbCategory })}
      />
      <Field
        label={formatMessage(messages.tags)}
        maxLength={longestTags}
        value={draft.tags}
        onChange={({ target }) => onChange({ tags: target.value })}
      />
    </div>
  );
};
