import type { BaziPillar } from '@lumen/contracts/fortune/bazi'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from '@/ui/class-names'
import { elementStyles } from '../terms/element-styles'
import { Han } from '../terms/han'
import { useTerms } from '../terms/use-terms'
import { PillarGlyph } from './pillar-glyph'

type Cell = { pillar: BaziPillar }

/** The translation of a romanised name: seen where there is room, always read out. */
function Translation({ han }: { han: string }) {
  const { term, latin } = useTerms()
  if (!latin) return null
  return (
    <span className="sr-only text-xs leading-4 font-normal text-text-3 md:not-sr-only md:block">
      {' '}
      {term(han).name}
    </span>
  )
}

function Short({ han, className }: { han: string; className?: string }) {
  const { term, latin } = useTerms()
  return (
    <span
      className={cn(
        'leading-5 [overflow-wrap:anywhere]',
        latin ? 'text-[0.6875rem] tracking-tighter md:text-small md:tracking-normal' : 'text-small',
        className,
      )}
    >
      {term(han).short}
      <Translation han={han} />
    </span>
  )
}

const God = ({ pillar }: Cell) => <Short han={pillar.god} className="font-semibold" />
const Stem = ({ pillar }: Cell) => <PillarGlyph glyph={pillar.stem} />
const Branch = ({ pillar }: Cell) => <PillarGlyph glyph={pillar.branch} />
const Stage = ({ pillar }: Cell) => <Short han={pillar.stage} />
const Seat = ({ pillar }: Cell) =>
  pillar.seat === undefined ? <span>—</span> : <Short han={pillar.seat} />
const Nayin = ({ pillar }: Cell) => <Short han={pillar.nayin} />

function Hidden({ pillar }: Cell) {
  const { term, element } = useTerms()
  return (
    <span className="grid gap-1">
      {pillar.hidden.map(({ stem, god, element: of }) => (
        <span key={stem} className="text-xs leading-4">
          <span className={cn('block', elementStyles[of].ink)}>
            <Han className="text-sm">{stem}</Han> {element(of)}
          </span>
          <span className="block text-text-2">
            {term(god).short}
            <Translation han={god} />
          </span>
        </span>
      ))}
    </span>
  )
}

function Void({ pillar }: Cell) {
  const { term, latin } = useTerms()
  const names = pillar.void.map((branch) => term(branch).short)
  return <span className="text-small">{names.join(latin ? ' ' : '')}</span>
}

/** More than these would make a wall of names; the list below the board has them all. */
const shownSpirits = 3

function Spirits({ pillar }: Cell) {
  const { t } = useTranslation()
  const { term } = useTerms()
  if (pillar.spirits.length === 0) return <span>—</span>
  return (
    <span className="grid gap-0.5 text-xs leading-4">
      {pillar.spirits.slice(0, shownSpirits).map((spirit) => (
        <span key={spirit} className="[overflow-wrap:anywhere]">
          {term(spirit).short}
          <Translation han={spirit} />
        </span>
      ))}
      {pillar.spirits.length > shownSpirits && (
        <span className="text-text-3">
          {t('eastern.spirits.more', { number: pillar.spirits.length - shownSpirits })}
        </span>
      )}
    </span>
  )
}

/** The rows of the board from above: what each shows of a pillar, and the terms that it explains. */
export const boardRows: readonly {
  id: string
  /** The term of the row itself, explained by its head. */
  term: string
  Cell: ComponentType<Cell>
  terms: (pillar: BaziPillar) => readonly string[]
}[] = [
  { id: 'god', term: '十神', Cell: God, terms: ({ god }) => [god] },
  { id: 'stem', term: '天干', Cell: Stem, terms: ({ stem }) => [stem] },
  { id: 'branch', term: '地支', Cell: Branch, terms: ({ branch }) => [branch] },
  {
    id: 'hidden',
    term: '藏干',
    Cell: Hidden,
    terms: ({ hidden }) => hidden.flatMap(({ stem, god }) => [stem, god]),
  },
  { id: 'stage', term: '十二长生', Cell: Stage, terms: ({ stage }) => [stage] },
  {
    id: 'seat',
    term: '自坐',
    Cell: Seat,
    terms: ({ seat }) => (seat === undefined ? [] : [seat]),
  },
  { id: 'void', term: '空亡', Cell: Void, terms: (pillar) => pillar.void },
  { id: 'nayin', term: '纳音', Cell: Nayin, terms: ({ nayin }) => [nayin] },
  { id: 'spirits', term: '神煞', Cell: Spirits, terms: ({ spirits }) => spirits },
]
