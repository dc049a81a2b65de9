/** Another throw of the dice for pictures that did not suit their template. */
const otherThrows: Readonly<Record<string, number>> = {}

/** What the picture of a template is painted with: always the same. */
export const previewSeed = (templateId: string): string =>
  `template:${templateId}:${otherThrows[templateId] ?? 0}`
