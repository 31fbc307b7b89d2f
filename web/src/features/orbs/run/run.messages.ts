import { defineMessage } from 'react-intl';

export const runMessages = {
  title: defineMessage({ id: 'orbs.run.title', defaultMessage: 'Que doit-il lire ?', description: 'Title of the screen' }),
  toRead: defineMessage({ id: 'orbs.run.toRead', defaultMessage: 'À lire', description: 'Name of a figure' }),
  duration: defineMessage({ id: 'orbs.run.duration', defaultMessage: 'Durée', description: 'Name of a figure' }),
  cost: defineMessage({ id: 'orbs.run.cost', defaultMessage: 'Coût', description: 'Name of a figure' }),
  thoughts: defineMessage<{ thoughts: number }>({
    id: 'orbs.run.thoughts',
    defaultMessage: '{thoughts, plural, =0 {aucune pensée} one {# pensée} other {# pensées}}',
    description: 'How many thoughts are read',
  }),
  ownText: defineMessage({ id: 'orbs.run.ownText', defaultMessage: 'un texte', description: 'What is read' }),
  seconds: defineMessage<{ minutes: number; seconds: number }>({
    id: 'orbs.run.seconds',
    defaultMessage: '{minutes, plural, =0 {environ {seconds} s} other {environ # min}}',
    description: 'About how long it takes',
  }),
  free: defineMessage({ id: 'orbs.run.free', defaultMessage: 'rien', description: 'What it costs on this machine' }),
  lessThan: defineMessage({ id: 'orbs.run.lessThan', defaultMessage: 'moins de 1 €', description: 'What it costs' }),
  euros: defineMessage<{ euros: number }>({ id: 'orbs.run.euros', defaultMessage: 'environ {euros, number, ::.0} €', description: 'What it costs, in whole euros' }),
  unknownCost: defineMessage({ id: 'orbs.run.unknownCost', defaultMessage: 'non indiqué', description: 'What it costs is not known' }),
  unknown: defineMessage({ id: 'orbs.run.unknown', defaultMessage: '–', description: 'Not known' }),
  readHere: defineMessage<{ model: string }>({
    id: 'orbs.run.readHere',
    defaultMessage: 'Lu par {model} sur le serveur qui garde vos pensées\u00A0: rien n’en sort.',
    description: 'Where it is read',
  }),
  readAt: defineMessage<{ model: string; endpoint: string }>({ id: 'orbs.run.readAt', defaultMessage: 'Lu par {model} chez {endpoint}, avec votre accord.', description: 'Where it is read' }),
  noModel: defineMessage({ id: 'orbs.run.noModel', defaultMessage: 'Aucun modèle qui écrit n’est en service ici. Les orbes liront dès qu’il y en aura un.', description: 'Why nothing can be read' }),
  used: defineMessage<{ runs: number; most: number; share: number }>({
    id: 'orbs.run.used',
    defaultMessage: 'Aujourd’hui {runs, plural, one {# lecture} other {# lectures}} sur {most, number} ; ce mois-ci {share, number, ::percent} des mots permis.',
    description: 'Said near a limit',
  }),
  budgetNear: defineMessage<{ share: number }>({
    id: 'orbs.run.budget-near',
    defaultMessage: '{share, number, percent} du budget du mois pour l’IA sont utilisés. Au-delà, les orbes ne lisent plus jusqu’au 1er.',
    description: 'Said from 80 % of the budget on',
  }),
  budgetUsed: defineMessage({
    id: 'orbs.run.budget-used',
    defaultMessage: 'Le budget du mois pour l’IA est atteint. Les orbes liront de nouveau le 1er.',
    description: 'Said once the budget is used',
  }),
  left: defineMessage<{ left: number }>({
    id: 'orbs.run.left',
    defaultMessage: '{left, plural, one {# pensée laissée de côté : privée, sans IA ou pas encore lisible.} other {# pensées laissées de côté : privées, sans IA ou pas encore lisibles.}}',
    description: 'What is not read',
  }),
  asked: defineMessage({ id: 'orbs.run.asked', defaultMessage: 'Ce qu’il veut savoir avant', description: 'Heading of the variables' }),
  allRequired: defineMessage<{ count: number }>({
    id: 'orbs.run.allRequired',
    defaultMessage: '{count, plural, one {Réponse nécessaire.} other {Toutes les réponses sont nécessaires.}}',
    description: 'Below that heading',
  }),
  daysFrom: defineMessage<{ name: string }>({ id: 'orbs.run.daysFrom', defaultMessage: '{name}, du', description: 'Field: first day' }),
  daysTo: defineMessage<{ name: string }>({ id: 'orbs.run.daysTo', defaultMessage: '{name}, au', description: 'Field: last day' }),
  choose: defineMessage({ id: 'orbs.run.choose', defaultMessage: 'Choisir', description: 'First option of a choice' }),
  read: defineMessage<{ thoughts: number }>({ id: 'orbs.run.read', defaultMessage: '{thoughts, plural, =0 {Lire} one {Lire cette pensée} other {Lire ces # pensées}}', description: 'Button' }),
  readText: defineMessage({ id: 'orbs.run.readText', defaultMessage: 'Lire ce texte', description: 'Button' }),
};
