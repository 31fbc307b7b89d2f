import { defineMessage } from 'react-intl';

export const autoMessages = {
  title: defineMessage({ id: 'orbs.auto.title', defaultMessage: 'Lecture automatique', description: 'Title of the screen, its link and its switch' }),
  when: defineMessage<{ frequency: string; weekday: string; day: number; time: string }>({
    id: 'orbs.auto.when',
    defaultMessage: '{frequency, select, daily {jour à {time}} weekly {{weekday} à {time}} other {mois, le {day, select, 1 {1er} other {{day}}}, à {time}}}',
    description: 'In a sentence after « Chaque »',
  }),
  said: defineMessage<{ when: string; what: string; days: number; most: number }>({
    id: 'orbs.auto.said',
    defaultMessage:
      '{what, select, both {Chaque <b>{when}</b>, relire les pensées {days, plural, one {du <b>dernier jour</b>} other {des <b># derniers jours</b>}}, <b>{most} au plus</b>, avec celles des <b>fils actifs</b>.} thoughts {Chaque <b>{when}</b>, relire les pensées {days, plural, one {du <b>dernier jour</b>} other {des <b># derniers jours</b>}}, <b>{most} au plus</b>.} threads {Chaque <b>{when}</b>, relire les <b>fils actifs</b> {days, plural, one {du <b>dernier jour</b>} other {des <b># derniers jours</b>}}, <b>{most} pensées au plus</b>.} other {Chaque <b>{when}</b>, lire <b>votre texte</b>.}}',
    description: 'The settings as one sentence',
  }),
  frequency: defineMessage({ id: 'orbs.auto.frequency', defaultMessage: 'Fréquence', description: 'Field' }),
  frequencyName: defineMessage<{ frequency: string }>({
    id: 'orbs.auto.frequencyName',
    defaultMessage: '{frequency, select, daily {Chaque jour} weekly {Chaque semaine} other {Chaque mois}}',
    description: 'Choice of a frequency',
  }),
  dayOfWeek: defineMessage({ id: 'orbs.auto.dayOfWeek', defaultMessage: 'Jour', description: 'Field: the day of the week, or of the month' }),
  dayOfMonth: defineMessage<{ day: number }>({ id: 'orbs.auto.dayOfMonth', defaultMessage: '{day, select, 1 {le 1er} other {le {day}}}', description: 'Choice of a day of the month' }),
  time: defineMessage({ id: 'orbs.auto.time', defaultMessage: 'Heure', description: 'Field' }),
  lookBack: defineMessage({ id: 'orbs.auto.lookBack', defaultMessage: 'Remonter à', description: 'Field: how many days are looked back on' }),
  days: defineMessage({ id: 'orbs.auto.days', defaultMessage: 'jours', description: 'Unit behind the field' }),
  most: defineMessage({ id: 'orbs.auto.most', defaultMessage: 'Au plus', description: 'Field: how many thoughts at most' }),
  thoughts: defineMessage({ id: 'orbs.auto.thoughts', defaultMessage: 'pensées', description: 'Unit behind the field' }),
  recentThoughts: defineMessage({ id: 'orbs.auto.recentThoughts', defaultMessage: 'Choisir les pensées récentes', description: 'Switch' }),
  activeThreads: defineMessage({ id: 'orbs.auto.activeThreads', defaultMessage: 'Choisir les fils actifs', description: 'Switch' }),
  recentCount: defineMessage<{ thoughts: number }>({
    id: 'orbs.auto.recentCount',
    defaultMessage: '{thoughts, plural, =0 {aucune à ce jour} other {# à ce jour}}, hors privées',
    description: 'Below the switch of recent thoughts',
  }),
  threadCount: defineMessage<{ thoughts: number; days: number }>({
    id: 'orbs.auto.threadCount',
    defaultMessage: '{thoughts, plural, =0 {aucune pensée} one {# pensée} other {# pensées}} de fils touchés depuis {days, plural, one {# jour} other {# jours}}',
    description: 'Below the switch of active threads',
  }),
  text: defineMessage({ id: 'orbs.auto.text', defaultMessage: 'Votre entrée personnalisée', description: 'Field: the own text that is read each time' }),
  textPlaceholder: defineMessage<{ frequency: string }>({
    id: 'orbs.auto.textPlaceholder',
    defaultMessage: 'Ce que vous lui diriez {frequency, select, daily {chaque jour} weekly {chaque semaine} other {chaque mois}}',
    description: 'Example in the field',
  }),
  textHint: defineMessage({ id: 'orbs.auto.textHint', defaultMessage: 'Nécessaire\u00A0: c’est ce que l’orbe lit à chaque fois, avec vos pensées.', description: 'Below the field' }),
  textRequired: defineMessage({ id: 'orbs.auto.textRequired', defaultMessage: "Une entrée personnalisée est requise pour l'exécution automatique", description: 'Error of the field' }),
  timeWrong: defineMessage({ id: 'orbs.auto.timeWrong', defaultMessage: 'Donnez une heure.', description: 'Error of the field of the time' }),
  amountWrong: defineMessage<{ most: number }>({ id: 'orbs.auto.amountWrong', defaultMessage: 'De 1 à {most}.', description: 'Error of a field of a figure' }),
  cost: defineMessage<{ kind: string; euros: number }>({
    id: 'orbs.auto.cost',
    defaultMessage:
      '{kind, select, free {Coût prévu\u00A0: rien, tout est lu sur le serveur qui garde vos pensées.} unknown {Coût prévu\u00A0: non indiqué par le service de lecture.} less {Coût prévu\u00A0: moins de 1\u00A0€ par mois.} other {Coût prévu\u00A0: environ {euros, number, ::.0}\u00A0€ par mois.}}',
    description: 'What a month of it costs',
  }),
  save: defineMessage({ id: 'orbs.auto.save', defaultMessage: 'Enregistrer', description: 'Button' }),
  saved: defineMessage({ id: 'orbs.auto.saved', defaultMessage: 'Lecture automatique enregistrée', description: 'Toast' }),
  nextAfterSave: defineMessage<{ date: string }>({ id: 'orbs.auto.nextAfterSave', defaultMessage: 'Prochaine : {date}', description: 'Beside the button: when it is due with these settings' }),
  next: defineMessage({ id: 'orbs.auto.next', defaultMessage: 'Prochaine lecture', description: 'Name of a figure' }),
  last: defineMessage({ id: 'orbs.auto.last', defaultMessage: 'Dernière', description: 'Name of a figure' }),
  runs: defineMessage({ id: 'orbs.auto.runs', defaultMessage: 'Lectures faites', description: 'Name of a figure' }),
  paused: defineMessage({ id: 'orbs.auto.paused', defaultMessage: 'en pause', description: 'Instead of the next date' }),
  none: defineMessage({ id: 'orbs.auto.none', defaultMessage: '–', description: 'No date' }),
  history: defineMessage({ id: 'orbs.auto.history', defaultMessage: 'Ce qui s’est passé', description: 'Heading: what came of each time' }),
  noHistory: defineMessage({ id: 'orbs.auto.noHistory', defaultMessage: 'Rien pour l’instant. Chaque fois se notera ici, aussi quand rien n’est lu, et pourquoi.', description: 'An empty history' }),
  pausedFrom: defineMessage<{ from: string; to: string }>({
    id: 'orbs.auto.pausedFrom',
    defaultMessage: '{to, select, none {En pause par vous depuis le {from}} other {En pause par vous du {from} au {to}}}',
    description: 'Why nothing was read meanwhile',
  }),
  otherZone: defineMessage<{ zone: string }>({
    id: 'orbs.auto.otherZone',
    defaultMessage: 'Réglée sur le fuseau {zone}. Enregistrer la passe à l’heure d’ici.',
    description: 'Where it was set in another time zone',
  }),
  runNow: defineMessage({ id: 'orbs.auto.runNow', defaultMessage: 'Lancer maintenant', description: 'Button' }),
};
