import type { CrisisResources } from '@lumen/contracts/chat/schema'

type Line = CrisisResources['lines'][number]

const shownFirst = 3

/**
 * The lines to show before all others: those of the reader's region, else what serves every region
 * and the first of the rest.
 */
export function nearestLines(lines: readonly Line[], region: string | null): Line[] {
  const near = lines.filter((line) => line.region === region)
  const everywhere = lines.filter((line) => line.region === '')
  const order = near.length > 0 ? [...near, ...everywhere] : [...everywhere, ...lines]
  return [...new Set(order)].slice(0, shownFirst)
}

/** Numbers of a text like `120 / 110`; null when it is not only numbers. */
export function emergencyNumbers(text: string): string[] | null {
  const parts = text.split('/').map((part) => part.trim())
  return parts.every((part) => /^[\d +-]+$/.test(part)) ? parts : null
}
