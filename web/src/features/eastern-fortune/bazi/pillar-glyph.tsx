import { cn } from '@/ui/class-names'
import { elementStyles } from '../terms/element-styles'
import { elementOf } from '../terms/glyphs'
import { Han } from '../terms/han'
import { useTerms } from '../terms/use-terms'

/** A stem or a branch: the character in the colour of its element, its name in words below. */
export function PillarGlyph({
  glyph,
  size = 'large',
}: {
  glyph: string
  size?: 'large' | 'small'
}) {
  const { term, element, latin } = useTerms()
  const of = elementOf(glyph)
  return (
    <span className={cn('grid justify-items-center', elementStyles[of].ink)}>
      <Han
        className={
          size === 'large' ? 'text-[2rem] leading-[1.2] md:text-[2.5rem]' : 'text-h2 leading-tight'
        }
      >
        {glyph}
      </Han>
      {latin && <span className="text-xs leading-4 font-semibold">{term(glyph).short}</span>}
      <span className="text-xs leading-5">{element(of)}</span>
    </span>
  )
}
