import { maxPromptLength, maxTermLength, maxVariables, variableKinds } from '@ecrin/domain/orb/orb.vocabulary.ts';
import { Field } from '@ecrin/ui/field/field.tsx';
import { TextAreaField } from '@ecrin/ui/field/text-area-field.tsx';
import { FormPart } from '@ecrin/ui/orb-form/form-part.tsx';
import { VariableFields } from '@ecrin/ui/orb-form/variable-fields.tsx';
import { useIntl } from 'react-intl';
import { editMessages as messages } from './edit.messages.ts';
import type { DraftProps, Language, WordsDraft } from './orb-draft.ts';

const longestTerms = 600;
const needsTerms = (kind: string): boolean => ['score', 'label', 'table'].includes(kind);

type AskedProps = Readonly<{
  variables: WordsDraft['variables'];
  onChange: (changed: Pick<WordsDraft, 'variables'>) => void;
}>;

const Asked = ({ variables, onChange }: AskedProps) => {
  const { formatMessage } = useIntl();
  return (
    <VariableFields
      variables={variables}
      kinds={variableKinds.map((kind) => ({ value: kind, label: formatMessage(messages.kindOf, { kind }) }))}
      limits={{ name: maxTermLength, count: maxVariables }}
      labels={{
        name: formatMessage(messages.variableName),
        kind: formatMessage(messages.variableKind),
        options: formatMessage(messages.options),
        add: formatMessage(messages.addVariable),
        remove: (name) => formatMessage(messages.removeVariable, { name }),
      }}
      onChange={(changed) => onChange({ variables: changed })}
    />
  );
};

/** The instructions in one language: prompt, what it asks, and the words of its form. */
export const WordsFields = ({ language, draft, onChange }: DraftProps & Readonly<{ language: Language }>) => {
  const { formatMessage } = useIntl();
  const { kind, words } = draft;
  const own = words[language];
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
      <Asked variables={own.variables} onChange={change} />
    </FormPart>
  );
};
