import { Button } from '@ecrin/ui/button/button.tsx';
import { Sheet, SheetBody, SheetFoot, takeFirstFocus } from '@ecrin/ui/sheet/sheet.tsx';
import { ShortcutList } from '@ecrin/ui/shortcut-list/shortcut-list.tsx';
import { useIntl } from 'react-intl';
import { shortcutMessages as messages } from './shortcuts.messages.ts';

type Label = Exclude<keyof typeof messages, 'title' | 'close' | 'or' | 'anywhere' | 'queue'>;
type Row = Readonly<{ label: Label; keys: readonly string[] }>;
type Group = Readonly<{ title: 'anywhere' | 'queue'; rows: readonly Row[] }>;

/** Every shortcut of the back-office. Letters act only while the focus is in a queue, so that nobody who speaks or leans on a key decides by it. */
const groups: readonly Group[] = [
  {
    title: 'anywhere',
    rows: [{ label: 'search', keys: ['Ctrl+K', '⌘K'] }],
  },
  {
    title: 'queue',
    rows: [
      { label: 'next', keys: ['J', '↓'] },
      { label: 'previous', keys: ['K', '↑'] },
      { label: 'take', keys: ['T'] },
      { label: 'open', keys: ['O'] },
      { label: 'accept', keys: ['A'] },
      { label: 'refuse', keys: ['R'] },
      { label: 'keep', keys: ['G'] },
      { label: 'entrust', keys: ['C'] },
    ],
  },
];

export const ShortcutDialog = ({ onClose }: Readonly<{ onClose: () => void }>) => {
  const { formatMessage } = useIntl();
  return (
    <Sheet title={formatMessage(messages.title)} onClose={onClose}>
      <SheetBody read>
        <ShortcutList
          between={formatMessage(messages.or)}
          groups={groups.map(({ title, rows }) => ({
            title: formatMessage(messages[title]),
            rows: rows.map(({ label, keys }) => ({ id: label, label: formatMessage(messages[label]), keys })),
          }))}
        />
      </SheetBody>
      <SheetFoot>
        <Button ref={takeFirstFocus} look="primary" block onClick={onClose}>
          {formatMessage(messages.close)}
        </Button>
      </SheetFoot>
    </Sheet>
  );
};
