import { defineMessage } from 'react-intl';

export const answeringThoughtsMessages = {
  list: defineMessage<{ matched: number; listed: number; all: string }>({
    id: 'chat.list',
    defaultMessage:
      '{matched, plural, =0 {Voir ce que vous avez écarté} one {Voir cette pensée} other {{all, select, yes {Voir les {matched, number} pensées} other {Voir {listed, number} des {matched, number} pensées}}}}',
    description: 'Opens the list of the thoughts that an answer counts',
  }),
  notThis: defineMessage({ id: 'chat.not-this', defaultMessage: 'Pas celle-ci', description: 'Button: the question is not about this thought' }),
  unsure: defineMessage({
    id: 'chat.unsure',
    defaultMessage: 'peut-être : le mot y a deux sens',
    description: 'After the day of a thought that an answer counts: a word of it may as well be another one',
  }),
  takeBack: defineMessage({ id: 'chat.take-back', defaultMessage: 'Remettre', description: 'Button: counts a thought again that was set aside' }),
  setAside: defineMessage<{ count: number }>({
    id: 'chat.set-aside',
    defaultMessage: '{count, plural, one {Écartée par vous, elle ne compte plus pour cette question} other {Écartées par vous, elles ne comptent plus pour cette question}}',
    description: 'Heading of thoughts that were set aside',
  }),
};
