import type { ChatMemory, EmotionalIntelligence } from '@lumen/contracts/memory/schema'
import { MessagesSquare, Minus, TrendingDown, TrendingUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useListCompanionsQuery } from '@/features/companion-data'
import { tagOf } from '@/i18n/languages'
import { useFormat } from '@/i18n/format'
import { Avatar } from '@/ui/avatar'
import { Button } from '@/ui/button'
import { cn } from '@/ui/class-names'
import { Meter } from '@/ui/meter'
import { journeyOf } from './journey'
import { JourneyLine } from './journey-line'

type Relationship = EmotionalIntelligence['companionAnalysis'][number]

const journeyPoints = 16

/** Each companion: how close, how it grows, and on with the talk. */
export const RelationshipList = ({
  relationships,
  memories,
}: {
  relationships: readonly Relationship[]
  memories: readonly ChatMemory[]
}) => (
  <ul className="divide-y divide-line">
    {relationships.map((relationship) => (
      <Entry
        key={relationship.companionId}
        relationship={relationship}
        memories={memories.filter(({ companionId }) => companionId === relationship.companionId)}
      />
    ))}
  </ul>
)

function Entry({
  relationship,
  memories,
}: {
  relationship: Relationship
  memories: readonly ChatMemory[]
}) {
  const { t } = useTranslation()
  const format = useFormat()
  const { companionId, relationshipLevel, connectionStrength, memoryCount } = relationship
  const name = relationship.name ?? '—'
  const { data: companions } = useListCompanionsQuery()
  const imageUrl = companions?.find(({ id }) => id === companionId)?.avatarUrl
  const journey = journeyOf(memories, journeyPoints)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4 md:px-5">
      <div className="flex items-center gap-3">
        <Avatar id={companionId} name={name} imageUrl={imageUrl ?? relationship.avatar} />
        <div className="min-w-0 flex-1">
          <h3 className="truncate font-bold">{name}</h3>
          <p className="text-small text-text-3">
            {t('dashboard.relationships.about', {
              level: relationshipLevel,
              memories: format.number(memoryCount),
            })}
          </p>
        </div>
        {journey !== null && <JourneyLine points={journey} className="h-9 w-20 shrink-0" />}
      </div>
      <Meter
        label={t('dashboard.relationships.connection')}
        value={connectionStrength}
        max={1}
        text={format.percent(connectionStrength)}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <Trend value={relationship.growthTrend} />
        <Button asChild variant="soft" size="small">
          <Link to={`/chat/${companionId}`}>
            <MessagesSquare aria-hidden className="size-4" />
            {t('dashboard.relationships.continue')}
            <span className="sr-only">· {name}</span>
          </Link>
        </Button>
      </div>
    </li>
  )
}

/** Green with a plus when there was more this week than last, blue when there was less. */
function Trend({ value }: { value: number | null }) {
  const { t, i18n } = useTranslation()
  if (value === null)
    return (
      <p className="text-small text-text-3">
        — <span>{t('dashboard.relationships.noTrend')}</span>
      </p>
    )
  const Icon = value > 0 ? TrendingUp : value < 0 ? TrendingDown : Minus
  const percent = new Intl.NumberFormat(tagOf(i18n.language), {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  })
  return (
    <p
      className={cn(
        'inline-flex items-center gap-1.5 text-small',
        value > 0 ? 'text-wood' : value < 0 ? 'text-water' : 'text-text-2',
      )}
    >
      <Icon aria-hidden className="size-4" />
      <span className="font-semibold tabular-nums">{percent.format(value)}</span>
      <span className="text-text-3">{t('dashboard.relationships.trend')}</span>
    </p>
  )
}
