/** Slots of texts are written `{name}`; React escapes what fills them. */
export const interpolation = { prefix: '{', suffix: '}', escapeValue: false } as const
