import type { FiveElement } from '@lumen/contracts/fortune/names'

/** Ink, fill and tint of each element; always beside its glyph or word, never alone. */
export const elementStyles: Readonly<
  Record<FiveElement, { ink: string; fill: string; tint: string; line: string; color: string }>
> = {
  wood: {
    ink: 'text-wood',
    fill: 'bg-wood-fill',
    tint: 'bg-wood-fill/12',
    line: 'border-wood-fill/45',
    color: 'var(--wood-fill)',
  },
  fire: {
    ink: 'text-fire',
    fill: 'bg-fire-fill',
    tint: 'bg-fire-fill/12',
    line: 'border-fire-fill/45',
    color: 'var(--fire-fill)',
  },
  earth: {
    ink: 'text-earth',
    fill: 'bg-earth-fill',
    tint: 'bg-earth-fill/14',
    line: 'border-earth-fill/55',
    color: 'var(--earth-fill)',
  },
  metal: {
    ink: 'text-metal',
    fill: 'bg-metal-fill',
    tint: 'bg-metal-fill/22',
    line: 'border-metal-fill/70',
    color: 'var(--metal-fill)',
  },
  water: {
    ink: 'text-water',
    fill: 'bg-water-fill',
    tint: 'bg-water-fill/12',
    line: 'border-water-fill/45',
    color: 'var(--water-fill)',
  },
}
