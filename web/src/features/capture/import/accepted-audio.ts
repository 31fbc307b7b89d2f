/** As the `accept` of an input. */
export const acceptedAudio = '.webm,.m4a,.mp4,.ogg,.oga,.opus,.mp3,.wav,.flac,audio/*,video/webm,video/mp4';
