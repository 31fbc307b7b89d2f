import type { Language } from '@ecrin/domain/kernel/language.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { FormattedMessage } from 'react-intl';
import { useFormatProblem } from '#lib/api/problem-feedback.ts';
import { useProposeWordingMutation } from '../orbs.api.ts';
import { editMessages as messages } from './edit.messages.ts';
import type { DraftProps, OrbDraft } from './orb-draft.ts';
import styles from './edit.module.css';

/** The language to propose from: the only one with a name. null: both have one, or none has. */
const sourceOf = ({ names: { fr, en } }: OrbDraft): Language | null => {
  const [hasFrench, hasEnglish] = [fr.trim() !== '', en.trim() !== ''];
  if (hasFrench === hasEnglish) return null;
  return hasFrench ? 'fr' : 'en';
};

/** Has a model write the name and description in the other language; they stay marked as proposed until the person changes them. */
export const ProposedWording = ({ draft, onChange }: DraftProps) => {
  const [propose, { isLoading, error }] = useProposeWordingMutation();
  const refusal = useFormatProblem()(error);
  const from = sourceOf(draft);
  const to = from === 'fr' ? 'en' : 'fr';
  const { names, descriptions, proposed } = draft;
  const send = async (source: Language) => {
    const asked = { from: source, name: names[source].trim(), description: descriptions[source].trim() };
    const { data } = await propose(asked);
    if (!data) return;
    onChange({
      names: { ...names, [to]: data.name },
      descriptions: { ...descriptions, [to]: data.description },
      proposed: to,
    });
  };
  return (
    <div className={styles['proposed']}>
      {from && (
        <Button look="text" busy={isLoading} onClick={() => void send(from)}>
          <FormattedMessage {...messages.propose} values={{ language: to }} />
        </Button>
      )}
      <output className="sm dim">
        {proposed && <FormattedMessage {...messages.proposed} values={{ language: proposed }} />}
        {refusal}
      </output>
    </div>
  );
};
