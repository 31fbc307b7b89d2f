import type { ProblemTable } from '#problem/problem-table.ts';
import { acceptedExtensions } from '#recording/audio-format.ts';

export const thoughtProblems = {
  'thought.not-found': { status: 404, fr: 'Cette pensée est introuvable.', en: 'This thought could not be found.' },
  'thought.already-kept': { status: 409, fr: 'Une autre pensée porte déjà cet identifiant.', en: 'Another thought already has this identifier.' },
  'thought.empty': { status: 400, fr: 'Une pensée a besoin d’au moins un mot.', en: 'A thought needs at least one word.' },
  'thought.too-long': {
    status: 413,
    fr: 'Une pensée contient 100 000 caractères au plus. Gardez celle-ci en plusieurs pensées.',
    en: 'A thought can hold 100,000 characters at most. Keep this one as several thoughts.',
  },
  'thought.versions-chosen': { status: 409, fr: 'Il n’y a plus de choix à faire : cette pensée a été modifiée depuis.', en: 'There is nothing left to choose: this thought has been edited since.' },
  'thought.too-many-to-erase': {
    status: 409,
    fr: 'Un effacement prend 1 000 pensées au plus, et il y en a davantage ici. Choisissez une période plus courte.',
    en: 'One erasure takes 1,000 thoughts at most, and there are more here. Choose a shorter period.',
  },
  'thought.deleted': { status: 410, fr: 'Cette pensée a été supprimée.', en: 'This thought was deleted.' },
  'thought.in-future': { status: 400, fr: 'Une pensée ne peut pas être datée du futur.', en: 'A thought cannot be dated in the future.' },
  'thought.not-spoken': { status: 409, fr: 'Cette pensée n’a pas d’enregistrement.', en: 'This thought has no recording.' },
  'thought.recordings-full': { status: 409, fr: 'Une pensée réunit 100 enregistrements au plus.', en: 'A thought can hold 100 recordings at most.' },
  'thought.not-written': { status: 409, fr: 'Cette pensée est un enregistrement : corrigez sa transcription.', en: 'This thought is a recording: correct its transcript.' },
  'thought.not-transcribed': { status: 409, fr: 'Il n’y a pas encore de transcription à corriger.', en: 'There is no transcript to correct yet.' },
  'thought.still-transcribing': {
    status: 409,
    fr: 'La transcription est en cours. Vous pourrez la relancer au bout de 5 minutes.',
    en: 'The transcription is in progress. You can start it again after 5 minutes.',
  },
  'thought.already-transcribed': { status: 409, fr: 'Cette pensée est déjà transcrite. Vous pouvez corriger le texte.', en: 'This thought is already transcribed. You can correct the text.' },
  'thought.sound-erased': { status: 410, fr: 'L’enregistrement a été effacé ; les mots restent.', en: 'The recording was erased; the words remain.' },
  'thought.nothing-to-undo': { status: 409, fr: 'Il n’y a rien à annuler ici.', en: 'There is nothing to undo here.' },
  'thought.nothing-to-redo': { status: 409, fr: 'Il n’y a rien à rétablir ici.', en: 'There is nothing to redo here.' },
  'thought.value-not-accepted': { status: 400, fr: 'Cette valeur n’est pas acceptée ici.', en: 'This value is not accepted here.' },
  'recording.chunk-damaged': { status: 400, fr: 'Un morceau est arrivé abîmé. Il va être renvoyé.', en: 'A piece arrived damaged. It will be sent again.' },
  'recording.chunk-differs': { status: 409, fr: 'Ce morceau est déjà gardé avec un autre contenu.', en: 'This piece is already kept with different content.' },
  'recording.chunks-missing': { status: 409, fr: 'Il manque des morceaux de l’enregistrement. Ils vont être renvoyés.', en: 'Pieces of the recording are missing. They will be sent again.' },
  'recording.sealed-otherwise': { status: 409, fr: 'Cet enregistrement appartient déjà à une autre pensée.', en: 'This recording already belongs to another thought.' },
  'recording.hash-differs': {
    status: 409,
    fr: 'L’enregistrement reçu diffère de celui de l’appareil. Il reste sur l’appareil.',
    en: 'The recording received differs from the one on the device. It stays on the device.',
  },
  'recording.empty': { status: 400, fr: 'Le fichier est vide : il n’y a rien à garder.', en: 'The file is empty: there is nothing to keep.' },
  'recording.format-unknown': {
    status: 415,
    fr: `Ce fichier n’est pas un son reconnu. Formats acceptés : ${acceptedExtensions.join(', ')}.`,
    en: `This file is not a sound format we recognise. Accepted: ${acceptedExtensions.join(', ')}.`,
  },
  'recording.codec-unknown': {
    status: 415,
    fr: 'Le son de ce fichier est codé d’une façon qui ne peut pas être lue ici, comme Speex ou GSM. Convertissez-le en m4a ou en mp3, puis réessayez.',
    en: 'The sound in this file is encoded in a way that cannot be read here, such as Speex or GSM. Convert it to m4a or mp3, then try again.',
  },
  'recording.storage-full': {
    status: 413,
    fr: 'Votre espace est plein : supprimez des enregistrements pour en garder d’autres. Celui-ci reste sur cet appareil.',
    en: 'Your space is full: delete some recordings to make room for others. This one stays on this device.',
  },
  'recording.too-large': { status: 413, fr: 'L’enregistrement dépasse 500 Mo.', en: 'The recording is over 500 MB.' },
  'recording.not-found': { status: 404, fr: 'Cet enregistrement est introuvable.', en: 'This recording could not be found.' },
} as const satisfies ProblemTable;
