/** Names of what makes things here, in metadata and on screens: procedures, no models. */
export const pictureModel = 'local/procedural-painter-1'
export const speechModel = 'local/espeak-ng'
/** Pictures that move. */
export const filmModel = 'local/animated-slideshow-1'
