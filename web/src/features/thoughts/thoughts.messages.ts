import { defineMessage } from 'react-intl';

export const thoughtsMessages = {
  today: defineMessage({ id: 'thoughts.today', defaultMessage: 'Aujourd’hui', description: 'Heading over the thoughts of today' }),
  yesterday: defineMessage({ id: 'thoughts.yesterday', defaultMessage: 'Hier', description: 'Heading over the thoughts of yesterday' }),
  imported: defineMessage<{ source: string }>({ id: 'thought.imported', defaultMessage: 'Apporté depuis {source}', description: 'A thought that came with an import; source: Day One, WhatsApp…' }),
  count: defineMessage<{ count: number }>({ id: 'thoughts.count', defaultMessage: '{count, plural, one {# pensée} other {# pensées}}', description: 'How many thoughts, beside a heading' }),
  spoken: defineMessage<{ duration: string }>({ id: 'thoughts.spoken', defaultMessage: 'vocale, {duration}', description: 'Beside the time of a recorded thought: how long it is' }),
  seconds: defineMessage<{ seconds: number }>({ id: 'thoughts.seconds', defaultMessage: '{seconds} s', description: 'A short length of time' }),
  spokenLength: defineMessage<{ minutes: number; seconds: number }>({
    id: 'thoughts.spoken-length',
    defaultMessage: '{minutes, plural, =0 {} one {# minute } other {# minutes }}{seconds, plural, one {# seconde} other {# secondes}}',
    description: 'A length of time as it is said aloud',
  }),
  listen: defineMessage<{ length: string }>({ id: 'thoughts.listen', defaultMessage: 'Écouter, {length}', description: 'Plays a recorded thought' }),
  pause: defineMessage({ id: 'thoughts.pause', defaultMessage: 'Mettre en pause', description: 'Pauses a recorded thought' }),
  soundFailed: defineMessage({ id: 'thoughts.sound-failed', defaultMessage: 'Impossible de charger le son', description: 'A recording cannot be played now' }),
  listenAt: defineMessage<{ length: string }>({ id: 'thoughts.listen-at', defaultMessage: 'Écouter à {length}', description: 'Plays a recording from the second where words are said' }),
  private: defineMessage({ id: 'thoughts.private', defaultMessage: 'Privée', description: 'This thought is private' }),
  untitled: defineMessage({ id: 'thoughts.untitled', defaultMessage: 'Pensée sans titre', description: 'Stands for a title that is not there' }),
  transcribing: defineMessage({ id: 'thoughts.transcribing', defaultMessage: 'Transcription en cours', description: 'Stands for the title while a recording is transcribed' }),
  percent: defineMessage<{ percent: number }>({ id: 'thoughts.percent', defaultMessage: '{percent} %', description: 'How far a transcription is' }),
  understanding: defineMessage({ id: 'thoughts.understanding', defaultMessage: 'Analyse en cours', description: 'Stands for the title while a thought is being understood' }),
  nothingSaid: defineMessage({ id: 'thoughts.nothing-said', defaultMessage: 'Rien à transcrire', description: 'A recording in which nobody spoke' }),
  nothingSaidText: defineMessage({ id: 'thoughts.nothing-said-text', defaultMessage: 'Aucune parole n’a été entendue. L’enregistrement est gardé.', description: 'Explains that nothing was said' }),
  waiting: defineMessage({ id: 'thoughts.waiting', defaultMessage: 'Transcription en attente', description: 'Stands for the title while no engine can transcribe' }),
  delay: defineMessage<{ why: string }>({
    id: 'thoughts.delay',
    defaultMessage:
      '{why, select, model_on_its_way {Le modèle de transcription se télécharge. L’enregistrement est gardé, vous pouvez l’écouter.} model_missing {Le modèle de transcription n’a pas pu être téléchargé. L’enregistrement est gardé.} over_budget {Le budget du mois pour la transcription est atteint. L’enregistrement est gardé, la transcription reprendra le 1er, ou dès que le budget sera relevé.} not_accepted {Ce serveur ne sait pas transcrire seul, et vous n’avez pas accepté qu’un autre le fasse. L’enregistrement est gardé ; voyez « Ce que j’accepte » dans votre profil.} other {Le service de transcription ne répond pas. L’enregistrement est gardé, un nouvel essai suivra.}}',
    description: 'Why a transcription has to wait',
  }),
  failed: defineMessage({ id: 'thoughts.failed', defaultMessage: 'Transcription interrompue', description: 'Stands for the title when a transcription failed' }),
  failure: defineMessage<{ why: string }>({
    id: 'thoughts.failure',
    defaultMessage:
      '{why, select, unreadable_audio {Le son n’a pas pu être lu.} audio_too_long {L’enregistrement est trop long pour être transcrit.} audio_stopped_engine {Ce son a arrêté la transcription : le fichier est sans doute endommagé.} quota_exhausted {Le service de transcription a atteint sa limite.} provider_refused {Le service de transcription a refusé ce son.} no_answer_in_time {La génération de la transcription prend plus de temps que prévu.} not_asked {Il a été apporté sans être transcrit.} other {Le service de transcription ne répond pas.}} L’enregistrement est gardé.',
    description: 'Why a transcription failed',
  }),
  slow: defineMessage({
    id: 'thoughts.slow',
    defaultMessage: 'La génération de la transcription prend plus de temps que prévu',
    description: 'A transcription has been under way for more than 5 minutes',
  }),
  relaunch: defineMessage({ id: 'thoughts.relaunch', defaultMessage: 'Lancer la transcription', description: 'Starts a transcription, the first or another' }),
  receipts: defineMessage({ id: 'thoughts.receipts', defaultMessage: 'État', description: 'Name of the list of steps a thought has gone through' }),
  receipt: defineMessage<{ step: string; state: string }>({
    id: 'thoughts.receipt',
    defaultMessage:
      '{step, select, device {Sur cet appareil} received {{state, select, now {Envoi} todo {Envoi} other {Reçue}}} transcribed {{state, select, done {Transcrite} other {Transcription}}} other {{state, select, done {Analysée} other {Analyse}}}}',
    description: 'One step in the life of a thought: done, under way or still to come',
  }),
  onThisDevice: defineMessage({ id: 'thoughts.on-this-device', defaultMessage: 'Sur cet appareil', description: 'Badge of a thought the server does not have yet' }),
  willLeave: defineMessage({ id: 'thoughts.will-leave', defaultMessage: 'Elle partira au retour du réseau.', description: 'A thought waits on the device for the network' }),
  willLeaveAppended: defineMessage({
    id: 'thoughts.will-leave-appended',
    defaultMessage: 'Il partira au retour du réseau.',
    description: 'A recording that is added to a thought waits on the device for the network',
  }),
  appendedRecording: defineMessage({
    id: 'thoughts.appended-recording',
    defaultMessage: 'Enregistrement ajouté à une pensée',
    description: 'Stands for the title of a recording, still on the device, that is added to a thought',
  }),
  pictures: defineMessage({ id: 'thoughts.pictures-alone', defaultMessage: 'Images', description: 'Stands for the title of a thought that is pictures alone' }),
  deviceRecording: defineMessage({ id: 'thoughts.device-recording', defaultMessage: 'Enregistrement vocal', description: 'Stands for the title of a recording still on the device' }),
  retry: defineMessage({ id: 'thoughts.retry', defaultMessage: 'Réessayer', description: 'Asks the server once more' }),
  loadFailed: defineMessage({ id: 'thoughts.load-failed', defaultMessage: 'Impossible de charger vos pensées', description: 'Title of the error state of a list' }),
  loading: defineMessage({ id: 'thoughts.loading', defaultMessage: 'Chargement de vos pensées', description: 'Said while a list is loading' }),
  more: defineMessage<{ shown: number; total: number; exact: string }>({
    id: 'thoughts.list.more',
    defaultMessage: 'Afficher la suite ({shown, number} sur {exact, select, false {plus de {total, number}} other {{total, number}}})',
    description: 'Button that shows further thoughts',
  }),
  moreLoading: defineMessage({ id: 'thoughts.list.more-loading', defaultMessage: 'Chargement de la suite', description: 'While further thoughts are loading' }),
  withoutAi: defineMessage({ id: 'thought.without-ai', defaultMessage: 'Sans IA', description: 'Mark of a thought: no model reads this thought' }),
  cut: defineMessage<{ title: string }>({ id: 'thoughts.cut', defaultMessage: 'Donner une humeur à « {title} »', description: 'Button over the rough stone of a thought: offers the moods' }),
};
