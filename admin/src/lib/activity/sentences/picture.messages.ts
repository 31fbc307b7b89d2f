import { defineMessage } from 'react-intl';

export const pictureSentences = {
  ThoughtPicturesDeclared: defineMessage({ id: 'activity.ThoughtPicturesDeclared', defaultMessage: 'Pensée écrite avec des images', description: 'One event in the history of activity' }),
  ThoughtPictureAdded: defineMessage({ id: 'activity.ThoughtPictureAdded', defaultMessage: 'Image ajoutée à une pensée', description: 'One event in the history of activity' }),
  ThoughtPictureDescribed: defineMessage({ id: 'activity.ThoughtPictureDescribed', defaultMessage: 'Image d’une pensée décrite', description: 'One event in the history of activity' }),
  ThoughtPictureRemoved: defineMessage({ id: 'activity.ThoughtPictureRemoved', defaultMessage: 'Image retirée d’une pensée', description: 'One event in the history of activity' }),
  ThoughtPictureRestored: defineMessage({ id: 'activity.ThoughtPictureRestored', defaultMessage: 'Image d’une pensée remise', description: 'One event in the history of activity' }),
  ThoughtPicturesOrdered: defineMessage({ id: 'activity.ThoughtPicturesOrdered', defaultMessage: 'Images d’une pensée rangées autrement', description: 'One event in the history of activity' }),
};
