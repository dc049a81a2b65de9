/** Another throw of the dice for pictures that did not suit their template. */
const otherThrows: Readonly<Record<string, number>> = {
  'rainy-window': 6,
  'rainbow-joker': 1,
  'meadow-playmate': 5,
  'autumn-poet': 3,
  'garden-botanist': 3,
  'butterfly-dreamer': 4,
  'green-swordsman': 2,
}

/** What the picture of a template is painted with: always the same. */
export const previewSeed = (templateId: string): string =>
  `template:${templateId}:${otherThrows[templateId] ?? 0}`
