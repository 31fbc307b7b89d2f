import type { ReactNode } from 'react';
import { Field } from '#field/field.tsx';
import { SelectField } from '#field/select-field.tsx';
import { TextAreaField } from '#field/text-area-field.tsx';
import { FieldPairs } from './form-part.tsx';

const languages = ['fr', 'en'] as const;
type InBoth = Readonly<Record<(typeof languages)[number], string>>;
type Words = Readonly<{ names: InBoth; descriptions: InBoth }>;
type Draft<Category> = Words & Readonly<{ category: Category; tags: string }>;

/** Characters of tags as they are typed. */
const longestTags = 250;

type FaceFieldsProps<Category extends string> = Readonly<{
  draft: Draft<Category>;
  /** Characters. */
  limits: Readonly<{ name: number; description: number }>;
  labels: Readonly<{ name: InBoth; description: InBoth; category: string; tags: string }>;
  categories: readonly Readonly<{ value: Category; label: string }>[];
  /** Why it cannot be saved, at its first name; null: it can. */
  nameError: string | null;
  /** `language`: of the words that are changed. */
  onChange: (changed: Partial<Draft<Category>>, language?: 'fr' | 'en') => void;
  /** Between the words and the category. */
  children?: ReactNode;
}>;
type WordsFieldsProps = Pick<FaceFieldsProps<string>, 'limits' | 'labels' | 'nameError'> &
  Readonly<{ words: Words; onChange: (changed: Partial<Words>, language: 'fr' | 'en') => void }>;

const WordsFields = ({ words: { names, descriptions }, limits, labels, nameError, onChange }: WordsFieldsProps) => (
  <>
    {languages.map((language) => (
      <Field
        key={language}
        lang={language}
        label={labels.name[language]}
        maxLength={limits.name}
        value={names[language]}
        error={language === 'fr' ? nameError : null}
        onChange={({ target }) => onChange({ names: { ...names, [language]: target.value } }, language)}
      />
    ))}
    {languages.map((language) => (
      <TextAreaField
        key={`description-${language}`}
        lang={language}
        label={labels.description[language]}
        maxLength={limits.description}
        value={descriptions[language]}
        onChange={({ target }) => onChange({ descriptions: { ...descriptions, [language]: target.value } }, language)}
      />
    ))}
  </>
);

/** Name and description of an orb in both languages, its category and its tags. */
export const FaceFields = <Category extends string>({
  draft,
  limits,
  labels,
  categories,
  nameError,
  onChange,
  children,
}: FaceFieldsProps<Category>) => (
  <FieldPairs>
    <WordsFields words={draft} limits={limits} labels={labels} nameError={nameError} onChange={onChange} />
    {children}
    <SelectField
      label={labels.category}
      choices={categories}
      value={draft.category}
      onChange={({ target }) => onChange({ category: target.value as Category })}
    />
    <Field
      label={labels.tags}
      maxLength={longestTags}
      value={draft.tags}
      onChange={({ target }) => onChange({ tags: target.value })}
    />
  </FieldPairs>
);
