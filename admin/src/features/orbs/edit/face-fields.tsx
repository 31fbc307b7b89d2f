import {
  maxOrbDescriptionLength,
  maxOrbNameLength,
  orbCategories,
  orbPatterns,
  orbTints,
  type OrbCategory,
  type OrbLook,
} from '@ecrin/domain/orb/orb.vocabulary.ts';
import { Field } from '@ecrin/ui/field/field.tsx';
import { SelectField } from '@ecrin/ui/field/select-field.tsx';
import { TextAreaField } from '@ecrin/ui/field/text-area-field.tsx';
import { OrbSphere } from '@ecrin/ui/orb-sphere/orb-sphere.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { orbsMessages } from '../orbs.messages.ts';
import { editMessages as messages } from './edit.messages.ts';
import { languages, type DraftProps } from './orb-draft.ts';
import styles from '../orbs.module.css';

const longestTags = 250;

type LookChoiceProps = Readonly<{
  name: 'pattern' | 'tint';
  label: string;
  looks: readonly (OrbLook & Readonly<{ said: string }>)[];
  chosen: OrbLook;
  onChoose: (look: OrbLook) => void;
}>;

const LookChoice = ({ name, label, looks, chosen, onChoose }: LookChoiceProps) => (
  <fieldset className={styles['choices']} aria-label={label}>
    {looks.map(({ said, ...look }) => (
      <label key={look[name]}>
        <input
          type="radio"
          name={`orb-${name}`}
          aria-label={said}
          checked={chosen[name] === look[name]}
          onChange={() => onChoose(look)}
        />
        <OrbSphere {...look} size="xs" />
      </label>
    ))}
  </fieldset>
);

/** Its engraving and its tint, on the sphere they make. */
const LookFields = ({ draft: { look }, onChange }: DraftProps) => {
  const { formatMessage } = useIntl();
  const patterns = orbPatterns.map((pattern) => ({
    ...look,
    pattern,
    said: formatMessage(messages.pattern, { pattern }),
  }));
  const tints = orbTints.map((tint) => ({ ...look, tint, said: formatMessage(messages.tint, { tint }) }));
  const choose = { chosen: look, onChoose: (chosen: OrbLook) => onChange({ look: chosen }) };
  return (
    <div className={styles['face']}>
      <OrbSphere {...look} size="lg" />
      <div>
        <LookChoice name="pattern" label={formatMessage(messages.engraving)} looks={patterns} {...choose} />
        <LookChoice name="tint" label={formatMessage(messages.tints)} looks={tints} {...choose} />
      </div>
    </div>
  );
};

const WordsFields = ({ draft: { names, descriptions }, onChange }: DraftProps) => {
  const { formatMessage } = useIntl();
  return (
    <>
      {languages.map((language) => (
        <Field
          key={language}
          lang={language}
          label={formatMessage(messages.name, { language })}
          maxLength={maxOrbNameLength}
          value={names[language]}
          onChange={({ target }) => onChange({ names: { ...names, [language]: target.value } })}
        />
      ))}
      {languages.map((language) => (
        <TextAreaField
          key={`description-${language}`}
          lang={language}
          label={formatMessage(messages.description, { language })}
          maxLength={maxOrbDescriptionLength}
          value={descriptions[language]}
          onChange={({ target }) => onChange({ descriptions: { ...descriptions, [language]: target.value } })}
        />
      ))}
    </>
  );
};

/** What clients see of an orb before it reads. */
export const FaceFields = ({ draft, onChange }: DraftProps) => {
  const { formatMessage } = useIntl();
  return (
    <section className={styles['part']} aria-labelledby="orb-face">
      <h2 id="orb-face" className="h4">
        <FormattedMessage {...messages.face} />
      </h2>
      <LookFields draft={draft} onChange={onChange} />
      <div className={styles['pairs']}>
        <WordsFields draft={draft} onChange={onChange} />
        <SelectField
          label={formatMessage(orbsMessages.categoryField)}
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
    </section>
  );
};
