import { defineMessage } from 'react-intl';

export const nearMessages = {
  title: defineMessage({ id: 'near.title', defaultMessage: 'Pensées proches', description: 'Heading over thoughts that mean nearly the same as the one shown' }),
  sameThread: defineMessage({ id: 'near.same-thread', defaultMessage: 'même fil', description: 'After the date of a near thought: it is in the same thread' }),
  sharedTag: defineMessage<{ tag: string; elided: boolean }>({
    id: 'near.shared-tag',
    defaultMessage: 'parle aussi {elided, select, true {d’} other {de }}{tag}',
    description: 'After the date of a near thought: it has a tag of this one',
  }),
};
