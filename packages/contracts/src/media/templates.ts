/** Side, in pixels, of the pictures of the avatar templates that come along. */
export const templatePictureSize = 320

/** Where the web serves the picture of such a template; drawn by `npm run faces -w web`. */
export const templatePictureUrl = (id: string): string => `/templates/${id}.webp`
