import { defineMessage } from 'react-intl';

export const looksMessages = {
  title: defineMessage({ id: 'profile.looks', defaultMessage: 'Qui a ouvert ma fiche', description: 'Screen: what administrators saw of the person who reads it' }),
  thisYear: defineMessage<{ pages: number; thoughts: number }>({
    id: 'profile.looks.this-year',
    defaultMessage:
      'Cette année, {pages, plural, =0 {personne n’a ouvert votre fiche} one {votre fiche a été ouverte <b>une fois</b>} other {votre fiche a été ouverte <b># fois</b>}}, et {thoughts, plural, =0 {aucune pensée n’a été lue} one {<b>une seule pensée</b> lue} other {<b># pensées</b> lues}}.',
    description: 'Heading: how often the page was opened, and how many thoughts were read, since January',
  }),
  target: defineMessage<{ target: string; role: string }>({
    id: 'profile.looks.target',
    defaultMessage:
      '{target, select, page {Fiche ouverte} history {Historique consulté} deactivation {Compte désactivé} reactivation {Compte réactivé} usage {Consommation consultée} search {Coordonnées recherchées} report {Mots signalés lus} list {Fiche exportée dans une liste} sessions {Sessions fermées} code {Code de votre adresse envoyé de nouveau} grant {Création d’orbes permise} withdrawal {Création d’orbes retirée} hiding {Publication masquée} restoring {Publication rétablie} removal {Retrait d’une organisation} proposal {Effacement du compte proposé} confirmation {Effacement du compte confirmé} refusal {Effacement du compte refusé} other {Historique exporté}} {role, select, superadmin {par la direction du service} admin {par l’assistance} other {par le service}}',
    description: 'What was looked at or done, and by whom: a superadmin, another administrator, or one or the other',
  }),
  wordless: defineMessage({ id: 'profile.looks.wordless', defaultMessage: 'Rien de vos mots n’était visible.', description: 'Under a look that showed no words of the person' }),
  content: defineMessage<{ thoughts: number }>({
    id: 'profile.looks.content',
    defaultMessage: '{thoughts, plural, =0 {Accès exceptionnel, aucune pensée ouverte} one {Une pensée ouverte, par accès exceptionnel} other {# pensées ouvertes, par accès exceptionnel}}',
    description: 'An administrator could read the words of the person; thoughts: how many they opened',
  }),
  report: defineMessage<{ as: string }>({
    id: 'profile.looks.report',
    defaultMessage:
      '{as, select, author {Un commentaire de vous, dans une communauté privée, avait été signalé.} reporter {Vous aviez signalé un commentaire d’une communauté privée.} answered {Une réponse à un commentaire de vous, dans une communauté privée, avait été signalée ; votre commentaire a été lu avec elle.} copy_author {Ce que vous partagez dans une communauté privée avait été signalé.} copy_reporter {Vous aviez signalé ce que quelqu’un partage dans une communauté privée.} copy_owner {Ce que quelqu’un partage dans une communauté privée que vous tenez avait été signalé.} other {Un commentaire d’une communauté privée que vous tenez avait été signalé.}} Le reste de la communauté reste fermé à l’assistance.',
    description: 'Why the person is told that reported words were read, as whom; copy: of a story or a thought',
  }),
  reportedFor: defineMessage<{ reason: string }>({
    id: 'profile.looks.reported-for',
    defaultMessage: 'Motif : {reason, select, attacks_a_person {attaque une personne} private_data {donnée privée} off_topic {hors sujet} advertising {publicité} other {autre}}.',
    description: 'The reason of the report',
  }),
  cause: defineMessage<{ cause: string }>({
    id: 'profile.looks.cause',
    defaultMessage: '{cause, select, asked {Vous l’aviez demandé.} fault {Vous aviez signalé un défaut.} danger {Quelqu’un pouvait être en danger.} other {La loi y obligeait.}}',
    description: 'Why the words were opened, as chosen from a list',
  }),
  reason: defineMessage<{ reason: string }>({ id: 'profile.looks.reason', defaultMessage: 'Motif\u00A0: «\u00A0{reason}\u00A0»', description: 'The reason the administrator wrote' }),
  lasted: defineMessage<{ minutes: number }>({
    id: 'profile.looks.lasted',
    defaultMessage: 'Ouvert {minutes, plural, =0 {moins d’une minute} one {une minute} other {# minutes}} sur les 15 accordées, par la direction du service.',
    description: 'How long the words were open',
  }),
  open: defineMessage<{ until: string }>({
    id: 'profile.looks.open',
    defaultMessage: 'Ouvert en ce moment, jusqu’à {until} au plus, par la direction du service.',
    description: 'The words are open now',
  }),
  others: defineMessage<{ others: number }>({
    id: 'profile.looks.others',
    defaultMessage: '{others, plural, one {L’autre responsable en a reçu l’avis.} other {Les autres responsables en ont reçu l’avis.}}',
    description: 'Other superadmins were told of it',
  }),
  thought: defineMessage<{ number: number }>({ id: 'profile.looks.thought', defaultMessage: 'Pensée ouverte {number}', description: 'Link to a thought that was opened, by its number in order' }),
  lasting: defineMessage({ id: 'profile.looks.lasting', defaultMessage: 'Ce journal ne peut être ni effacé ni retouché, par personne.', description: 'Under the list' }),
  older: defineMessage({ id: 'profile.looks.older', defaultMessage: 'Montrer la suite', description: 'Button for older looks' }),
  none: defineMessage({ id: 'profile.looks.none', defaultMessage: 'Personne n’a ouvert votre fiche', description: 'Heading of the empty list' }),
  noneText: defineMessage({
    id: 'profile.looks.none.text',
    defaultMessage:
      'Aucune ouverture n’est notée. Quand une personne d’Écrin ouvre votre fiche, c’est écrit ici\u00A0: quand, et pourquoi. Vos mots lui restent masqués, sauf accès exceptionnel, qui vous est toujours signalé.',
    description: 'Under it',
  }),
};
