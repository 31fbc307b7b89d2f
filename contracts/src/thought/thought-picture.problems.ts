import type { ProblemTable } from '#problem/problem-table.ts';

export const thoughtPictureProblems = {
  'thought.pictures-full': { status: 409, fr: 'Une pensée réunit 20 images au plus.', en: 'A thought can hold 20 pictures at most.' },
  'thought.pictures-changed': {
    status: 409,
    fr: 'Les images de cette pensée ont changé entre-temps. Rangez-les à nouveau.',
    en: 'The pictures of this thought have changed in the meantime. Please arrange them again.',
  },
  'thought.only-picture': {
    status: 409,
    fr: 'Cette image est tout ce que contient la pensée. Vous pouvez supprimer la pensée.',
    en: 'This picture is all the thought contains. You can delete the thought.',
  },
  'thought-picture.format-unknown': {
    status: 415,
    fr: 'Ce fichier n’est pas une image reconnue. Formats acceptés : JPEG, PNG, WebP, HEIC, GIF.',
    en: 'This file is not a picture format we recognise. Accepted: JPEG, PNG, WebP, HEIC, GIF.',
  },
  'thought-picture.damaged': { status: 422, fr: 'Cette image est incomplète ou abîmée : elle ne peut pas être lue.', en: 'This picture is incomplete or damaged: it cannot be read.' },
  'thought-picture.too-large': { status: 413, fr: 'Cette image dépasse 25 Mo. Choisissez-en une plus légère.', en: 'This picture is larger than 25 MB. Choose a smaller one.' },
  'thought-picture.too-many-pixels': {
    status: 413,
    fr: 'Cette image dépasse 64 millions de pixels. Choisissez-en une plus petite.',
    en: 'This picture has more than 64 million pixels. Choose a smaller one.',
  },
  'thought-picture.too-slow': {
    status: 422,
    fr: 'Cette image demande trop de travail pour être lue. Enregistrez-la en JPEG, puis ajoutez-la à nouveau.',
    en: 'This picture takes too much work to read. Save it as a JPEG, then add it again.',
  },
  'thought-picture.too-many-today': {
    status: 429,
    fr: 'Vous avez envoyé 1 Go d’images en 24 heures. Celle-ci reste sur cet appareil et partira plus tard.',
    en: 'You have sent 1 GB of pictures in 24 hours. This one stays on this device and will be sent later.',
  },
  'thought-picture.storage-full': {
    status: 413,
    fr: 'Votre espace est plein : effacez des pensées ou des enregistrements pour en garder d’autres. Cette image reste sur cet appareil.',
    en: 'Your space is full: erase some thoughts or recordings to make room for others. This picture stays on this device.',
  },
  'thought-picture.chunks-missing': { status: 409, fr: 'Il manque des morceaux de l’image. Ils vont être renvoyés.', en: 'Pieces of the picture are missing. They will be sent again.' },
  'thought-picture.hash-differs': {
    status: 409,
    fr: 'L’image reçue diffère de celle de l’appareil. Elle reste sur l’appareil.',
    en: 'The picture received differs from the one on the device. It stays on the device.',
  },
  'thought-picture.sealed-otherwise': {
    status: 409,
    fr: 'Cette image appartient déjà à une pensée, ou y est déjà sous une autre forme.',
    en: 'This picture already belongs to a thought, or is already there in another form.',
  },
  'thought-picture.not-found': { status: 404, fr: 'Cette image n’est pas ou plus dans la pensée.', en: 'This picture is not, or no longer, in the thought.' },
  'thought-picture.not-here-yet': {
    status: 409,
    fr: 'Cette image n’est pas encore arrivée. Elle est sur l’appareil qui l’a ajoutée.',
    en: 'This picture has not arrived yet. It is on the device that added it.',
  },
} as const satisfies ProblemTable;
