import { ReasonedButton } from '@ecrin/ui/action-foot/action-foot.tsx';
import { Button } from '@ecrin/ui/button/button.tsx';
import { Sheet, SheetBody, SheetFoot } from '@ecrin/ui/sheet/sheet.tsx';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { editorMessages as messages } from '../editor/editor.messages.ts';
import { useAddThoughtsMutation } from '../stories.api.ts';
import { chooseMessages } from './choose.messages.ts';
import { ThoughtChoices } from './thought-choices.tsx';

type Props = Readonly<{ storyId: string; known: ReadonlySet<string>; onClose: () => void }>;

/** Adds thoughts at the end of a story. */
export const AddThoughtsSheet = ({ storyId, known, onClose }: Props) => {
  const { formatMessage } = useIntl();
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set());
  const [add, { isLoading }] = useAddThoughtsMutation();
  const withFeedback = useCommandFeedback();
  const why = chosen.size === 0 ? formatMessage(chooseMessages.chooseOne) : null;
  const addChosen = async () => {
    if (await withFeedback(add({ storyId, body: { thoughtIds: [...chosen] } }).unwrap())) onClose();
  };
  return (
    <Sheet title={formatMessage(messages.addTitle)} onClose={onClose}>
      <SheetBody>
        <ThoughtChoices search="" without={known} chosen={chosen} onChoose={choose} />
      </SheetBody>
      <SheetFoot>
        <Button onClick={onClose}>
          <FormattedMessage {...messages.cancel} />
        </Button>
        <ReasonedButton look="primary" busy={isLoading} why={why} onClick={() => void addChosen()}>
          <FormattedMessage {...messages.addChosen} />
        </ReasonedButton>
      </SheetFoot>
    </Sheet>
  );
};
