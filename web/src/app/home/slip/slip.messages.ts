import { defineMessage } from 'react-intl';

export const slipMessages = {
  name: defineMessage({ id: 'slip.name', defaultMessage: 'À l’instant', description: 'Name of the one place on home for what has just happened, for screen readers' }),
  away: defineMessage({ id: 'slip.away', defaultMessage: 'Mettre de côté', description: 'Button with a cross: it will not be shown again' }),
  atRisk: defineMessage<{ count: number }>({
    id: 'slip.at-risk',
    defaultMessage: '{count, plural, one {Une pensée n’est que sur cet appareil} other {# pensées ne sont que sur cet appareil}}',
    description: 'Thoughts have waited here for more than an hour to be sent',
  }),
  atRiskSince: defineMessage<{ count: number; near: string; time: string; date: string }>({
    id: 'slip.at-risk.since',
    defaultMessage: 'Depuis {near, select, today {{time}} yesterday {hier} other {le {date}}}. {count, plural, one {Elle partira} other {Elles partiront}} avec le réseau.',
    description: 'Since when, and that they will be sent',
  }),
  twoVersions: defineMessage({ id: 'slip.two-versions', defaultMessage: 'Deux versions d’une pensée', description: 'A thought was edited at two places at once' }),
  twoVersionsLine: defineMessage<{ near: string; time: string; date: string }>({
    id: 'slip.two-versions.line',
    defaultMessage: 'Modifiée à deux endroits {near, select, today {à {time}} yesterday {hier} other {le {date}}}.',
    description: 'Below it: when; the whole leads to the page where one chooses',
  }),
  install: defineMessage({ id: 'slip.install', defaultMessage: 'Installer Écrin sur cet appareil', description: 'Proposed once, on the third day somebody comes back: to install the app' }),
  installLine: defineMessage<{ way: 'prompt' | 'menu' }>({
    id: 'slip.install.line',
    defaultMessage: '{way, select, menu {Menu Partager, puis «\u00A0Sur l’écran d’accueil\u00A0».} other {Il s’ouvre d’un geste, et enregistre aussi sans réseau.}}',
    description: 'Below it; menu: in Safari on a phone, by hand',
  }),
  journal: defineMessage({ id: 'slip.journal', defaultMessage: 'Un journal ailleurs\u202F?', description: 'On the first three days: proposes to import a journal' }),
  journalLine: defineMessage({ id: 'slip.journal.line', defaultMessage: 'Day One, WhatsApp, des notes\u00A0: l’apporter ici.', description: 'Below that; the whole leads to the import' }),
  reminder: defineMessage<{ time: string }>({ id: 'slip.reminder', defaultMessage: 'Votre rappel de {time}.', description: 'Below the title of a reminder whose hour it is' }),
  nameless: defineMessage({ id: 'slip.nameless', defaultMessage: 'Un rappel', description: 'A reminder whose title can no longer be read' }),
  goal: defineMessage<{ title: string }>({ id: 'slip.goal', defaultMessage: '{title}, avant ce soir', description: 'A goal on the last evening of its period, while something is still to do' }),
  goalEnds: defineMessage<{ frequency: string; time: string; strength: string; percent: number }>({
    id: 'slip.goal.ends',
    defaultMessage:
      '{frequency, select, daily {Le jour} weekly {La semaine} other {Le mois}} se ferme à {time, select, midnight {minuit} other {{time}}}.{strength, select, none {} other { Force : {percent, number} %.}}',
    description: 'When the period of that goal ends, and how strong the habit is',
  }),
  orb: defineMessage<{ name: string }>({ id: 'slip.orb', defaultMessage: '« {name} » a fini sa lecture', description: 'An orb has read some thoughts; name: of the orb' }),
  orbNameless: defineMessage({ id: 'slip.orb.nameless', defaultMessage: 'Un orbe a fini sa lecture', description: 'The same for an orb whose name can no longer be read' }),
  month: defineMessage<{ month: string }>({ id: 'slip.month', defaultMessage: '{month} est complet', description: 'The first days of a month: the one before is over; month: its name, capitalised' }),
  monthCount: defineMessage<{ count: number }>({
    id: 'slip.month.count',
    defaultMessage: '{count, plural, one {# pensée sur le fil} other {# pensées sur le fil}}, à revoir d’un regard.',
    description: 'How many thoughts that month has',
  }),
  thread: defineMessage<{ count: number; tag: string; elided: string }>({
    id: 'slip.thread',
    defaultMessage: '{count, plural, one {# pensée parle} other {# pensées parlent}} {elided, select, true {d’} other {de }}{tag}',
    description: 'So many thoughts are in no thread and have a tag in common',
  }),
  threadLine: defineMessage({ id: 'slip.thread.line', defaultMessage: 'En faire un fil\u202F?', description: 'Below that: the whole leads to the form of a new thread' }),
  consents: defineMessage<{ host: string }>({
    id: 'slip.consents',
    defaultMessage: 'Écrin peut demander de l’aide à {host}',
    description: 'Something could be sent to a machine elsewhere, of which the person has said neither yes nor no',
  }),
  consentsLine: defineMessage({ id: 'slip.consents.line', defaultMessage: 'Rien ne part sans votre accord.', description: 'Below that; the whole leads to the consents' }),
  address: defineMessage<{ taken: string }>({
    id: 'slip.address',
    defaultMessage: '{taken, select, true {Votre adresse a été confirmée par un autre écrin} other {Confirmez votre e-mail}}',
    description: 'The e-mail address is not proved; taken: another account has proved it since',
  }),
  addressLine: defineMessage<{ taken: string }>({
    id: 'slip.address.line',
    defaultMessage: '{taken, select, true {Donnez-en une autre, pour toujours retrouver celui-ci.} other {Pour toujours retrouver votre écrin.}}',
    description: 'Why to confirm the address, or to give another one',
  }),
};
