/**
 * Texts of users as data for a prompt: JSON in which no tag can be closed or opened, so that nothing
 * in it ends the block it stands in.
 */
export const asData = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')
