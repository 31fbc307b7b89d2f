import { VariableFields } from '@ecrin/browser/orb/variable-fields.tsx';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import { maxPromptLength, maxTermLength, maxVariables, variableKinds } from '@ecrin/domain/orb/orb.vocabulary.ts';
import { promptVariableFaults } from '@ecrin/domain/orb/prompt-variables.ts';
import { Field } from '@ecrin/ui/field/field.tsx';
import { TextAreaField } from '@ecrin/ui/field/text-area-field.tsx';
import { FormPart } from '@ecrin/ui/orb-form/form-part.tsx';
import { useIntl } from 'react-intl';
import { editMessages as messages } from './edit.messages.ts';
import type { DraftProps, WordsDraft } from './orb-draft.ts';

const inBrackets = (names: readonly string[]): string => names.map((name) => `[${name}]`).join(', ');
const longestTerms = 600;
const needsTerms = (kind: string): boolean => ['score', 'label', 'table'].includes(kind);

/** What keeps the orb from being published: names in brackets without a variable, and the other way round; null: nothing. */
const useVariableFault = (words: WordsDraft): string | null => {
  const { formatMessage } = useIntl();
  const { undeclared, unused } = promptVariableFaults(words);
  if (words.prompt.trim() === '' || undeclared.length + unused.length === 0) return null;
  const which = undeclared.length === 0 ? 'unused' : unused.length === 0 ? 'undeclared' : 'both';
  const names = { undeclared: inBrackets(undeclared), unused: inBrackets(unused) };
  return formatMessage(messages.variablesDiffer, { which, ...names });
};

type WordsFieldsProps = DraftProps & Readonly<{ language: Language; promptMissing: boolean }>;

/** The instructions in one language: prompt, what it asks, and the words of its form. */
export const WordsFields = ({ language, draft, onChange, promptMissing }: WordsFieldsProps) => {
  const { formatMessage } = useIntl();
  const { kind, words } = draft;
  const own = words[language];
  const fault = useVariableFault(own);
  const change = (changed: Partial<WordsDraft>) =>
    onChange({ words: { ...words, [language]: { ...own, ...changed } } });
  return (
    <FormPart id={`orb-words-${language}`} title={formatMessage(messages.instructions, { language })}>
      <TextAreaField
        lang={language}
        label={formatMessage(messages.prompt)}
        hint={formatMessage(messages.promptHint)}
        rows={5}
        maxLength={maxPromptLength}
        value={own.prompt}
        error={promptMissing ? formatMessage(messages.promptMissing) : fault}
        onChange={({ target }) => change({ prompt: target.value })}
      />
      {needsTerms(kind) && (
        <Field
          lang={language}
          label={formatMessage(messages.terms, { kind })}
          maxLength={kind === 'score' ? maxTermLength : longestTerms}
          value={own.terms}
          onChange={({ target }) => change({ terms: target.value })}
        />
      )}
      <VariableFields
        variables={own.variables}
        kinds={variableKinds}
        limits={{ name: maxTermLength, count: maxVariables }}
        messages={messages}
        onChange={(variables) => change({ variables })}
      />
    </FormPart>
  );
};
