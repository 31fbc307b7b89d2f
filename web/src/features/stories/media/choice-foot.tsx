import { Button } from '@ecrin/ui/button/button.tsx';
import { SheetFoot } from '@ecrin/ui/sheet/sheet.tsx';
import { FormattedMessage } from 'react-intl';
import { editorMessages } from '../editor/editor.messages.ts';
import { mediaMessages as messages } from './media.messages.ts';

type FootProps = Readonly<{ isReady: boolean; busy?: boolean; onPut: () => void; onClose: () => void }>;

/** Of a sheet in which something of a thought is chosen for the story. */
export const ChoiceFoot = ({ isReady, busy = false, onPut, onClose }: FootProps) => (
  <SheetFoot>
    <Button onClick={onClose}>
      <FormattedMessage {...editorMessages.cancel} />
    </Button>
    <Button look="primary" busy={busy} disabled={!isReady} onClick={onPut}>
      <FormattedMessage {...messages.keepPassage} />
    </Button>
  </SheetFoot>
);
