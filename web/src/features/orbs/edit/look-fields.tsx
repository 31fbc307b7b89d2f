import { orbPatterns, orbTints, type OrbLook } from '@ecrin/domain/orb/orb.vocabulary.ts';
import { LookChoice } from '@ecrin/ui/orb-form/look-choice.tsx';
import { useIntl } from 'react-intl';
import { lookMessages as messages } from './look.messages.ts';

type LookProps = Readonly<{ look: OrbLook; onChange: (look: OrbLook) => void }>;

/** Its engraving and its tint. */
export const LookFields = ({ look, onChange }: LookProps) => {
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
        label: formatMessage(messages.tintChoice),
        choices: orbTints.map((tint) => ({ value: tint, label: formatMessage(messages.tint, { tint }) })),
      }}
      onChange={onChange}
    />
  );
};
