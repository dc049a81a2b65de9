import type { AspectKind, ChartAspect } from '../zodiac/chart-types'

/** Every kind of aspect has a colour, a dash and a mark of its own, so that none is told by colour alone. */
export const aspectStyles: Readonly<
  Record<AspectKind, { readonly ink: string; readonly dash?: string; readonly path: string }>
> = {
  conjunction: {
    ink: 'text-link',
    path: 'M9 11a4 4 0 1 0 0 8 4 4 0 1 0 0-8zM12 12.2 19 5',
  },
  sextile: { ink: 'text-water', dash: '8 4', path: 'M12 4v16M5 8l14 8M19 8 5 16' },
  square: { ink: 'text-fire', dash: '3 3', path: 'M5.5 5.5h13v13h-13z' },
  trine: { ink: 'text-teal', path: 'M12 4.5 20.5 19h-17z' },
  quincunx: { ink: 'text-earth', dash: '1 4', path: 'M4 18.5h16M12 18.5 6 5.5M12 18.5 18 5.5' },
  opposition: {
    ink: 'text-rose',
    dash: '11 3 2 3',
    path: 'M7 13.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 1 0 0-7zM17 3.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 1 0 0-7zM9.5 14.5 14.5 9.5',
  },
}

export const aspectKinds = Object.keys(aspectStyles) as AspectKind[]

/** One aspect among those of a chart; two points form one at most. */
export const aspectId = ({ a, b }: Pick<ChartAspect, 'a' | 'b'>): string => `${a} ${b}`

export type Selection =
  | { readonly kind: 'point'; readonly name: ChartAspect['a'] }
  | { readonly kind: 'aspect'; readonly id: string }

/** Whether an aspect belongs to what is chosen; everything does when nothing is. */
export const isLit = (aspect: ChartAspect, selection: Selection | null): boolean =>
  selection === null ||
  (selection.kind === 'aspect'
    ? selection.id === aspectId(aspect)
    : aspect.a === selection.name || aspect.b === selection.name)
