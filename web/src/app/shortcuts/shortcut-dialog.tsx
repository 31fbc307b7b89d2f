import { Button } from '@ecrin/ui/button/button.tsx';
import { Sheet, SheetBody, SheetFoot, takeFirstFocus } from '@ecrin/ui/sheet/sheet.tsx';
import { ShortcutList } from '@ecrin/ui/shortcut-list/shortcut-list.tsx';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { shortcutsChoice } from '#lib/page/device-choice.ts';
import { closeShortcutHelp } from '#lib/page/shortcut-help.ts';
import { shortcutMessages as messages } from './shortcuts.messages.ts';
import { isActive, isOffered, shortcutGroups, type Shortcut } from './shortcuts.ts';

const shortcuts = shortcutGroups.flatMap((group) => group.shortcuts);

/** Every shortcut, those that act on the screen below told from the others. */
export const ShortcutDialog = ({ opening }: Readonly<{ opening: number }>) => {
  const { formatMessage } = useIntl();
  const on = shortcutsChoice.useIsOn();
  const close = () => closeShortcutHelp(opening);
  // As the screen was when it opened.
  const [acting] = useState(() => shortcuts.filter(isActive));
  const isActing = (shortcut: Shortcut) => (on || shortcut.act.does === 'itself') && acting.includes(shortcut);
  return (
    <Sheet title={formatMessage(messages.title)} onClose={close}>
      <SheetBody read>
        {!on && (
          <p className="sm">
            <FormattedMessage {...messages.off} />
          </p>
        )}
        <ShortcutList
          between={formatMessage(messages.afterwards)}
          groups={shortcutGroups.map(({ title, shortcuts: listed }) => ({
            title: formatMessage(messages.group, { group: title }),
            rows: listed.filter(isOffered).map((shortcut) => ({
              id: shortcut.keys.join(' '),
              label: formatMessage(messages[shortcut.label]),
              keys: shortcut.keys.map((key) => formatMessage(messages.key, { key, shown: key.toUpperCase() })),
              off: isActing(shortcut) ? undefined : formatMessage(messages.notHere),
            })),
          }))}
        />
      </SheetBody>
      <SheetFoot>
        <Button ref={takeFirstFocus} look="primary" block onClick={close}>
          <FormattedMessage {...messages.close} />
        </Button>
        <Button look="text" block onClick={() => shortcutsChoice.turn(!on)}>
          <FormattedMessage {...messages.turn} values={{ on: String(on) }} />
        </Button>
      </SheetFoot>
    </Sheet>
  );
};
