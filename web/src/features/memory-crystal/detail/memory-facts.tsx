import type { Companion } from '@lumen/contracts/chat/schema'
import type { Memory } from '@lumen/contracts/memory/schema'
import { MessageSquareQuote } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useFeelingText, useImportanceText } from '@/features/memories'
import { useFormat } from '@/i18n/format'
import { Badge } from '@/ui/badge'
import { Meter } from '@/ui/meter'
import { momentOfId } from '../moment-of-id'

/** More messages than these are counted, not named. */
const namedSources = 3

/** Importance, feeling, times and sources of a memory. */
export function MemoryFacts({ companion, memory }: { companion: Companion; memory: Memory }) {
  const { t } = useTranslation()
  const format = useFormat()
  const importanceText = useImportanceText()
  const { importance, validFrom, validTo, contextTags, accessCount, scope } = memory
  return (
    <div className="grid gap-4">
      <Meter
        label={t('memories.form.importance')}
        value={importance}
        max={10}
        text={importanceText.both(importance)}
      />
      <Feeling weight={memory.emotionalWeight} />
      <Strength memory={memory} />
      <dl className="grid gap-2 text-small">
        <Row label={t('memoryCrystal.detail.validFrom')}>{format.date(validFrom)}</Row>
        {validTo !== null && (
          <Row label={t('memoryCrystal.detail.validTo')}>{format.date(validTo)}</Row>
        )}
        <Row label={t('memoryCrystal.detail.used')}>
          {t('memories.uses', { count: accessCount })}
        </Row>
        <Row label={t('memories.form.scope')}>
          {scope === 'user' ? t('memoryCrystal.detail.everyone') : companion.name}
        </Row>
        {contextTags.length > 0 && (
          <Row label={t('memories.form.tags')}>
            <span className="flex flex-wrap justify-end gap-1">
              {contextTags.map((tag) => (
                <Badge key={tag} className="max-w-full">
                  <span className="truncate">{tag}</span>
                </Badge>
              ))}
            </span>
          </Row>
        )}
      </dl>
      <Sources companion={companion} memory={memory} />
    </div>
  )
}

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4">
    <dt className="shrink-0 text-text-3">{label}</dt>
    <dd className="min-w-0 text-right tabular-nums">{children}</dd>
  </div>
)

/** From this strength on a memory is still clear. */
const clearFrom = 0.5

/** How much of a memory is left, and why. */
function Strength({ memory: { pinned, strength } }: { memory: Memory }) {
  const { t } = useTranslation()
  const format = useFormat()
  const why = pinned ? 'pinned' : strength >= clearFrom ? 'clear' : 'fading'
  return (
    <div className="grid gap-1.5">
      <Meter
        label={t('memories.strength.label')}
        value={strength}
        max={1}
        text={format.percent(strength)}
      />
      <p className="text-xs leading-5 text-text-3">{t(`memories.strength.${why}`)}</p>
    </div>
  )
}

/** A feeling from −100 to +100, from the middle outwards. */
function Feeling({ weight }: { weight: number }) {
  const { t } = useTranslation()
  const { both } = useFeelingText()
  const share = Math.min(1, Math.abs(weight)) * 50
  const label = t('memories.form.emotion')
  return (
    <div className="grid gap-1.5">
      <p aria-hidden className="flex items-baseline justify-between gap-3 text-small">
        <span className="text-text-2">{label}</span>
        <span className="font-semibold tabular-nums">{both(weight)}</span>
      </p>
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={-100}
        aria-valuemax={100}
        aria-valuenow={Math.round(weight * 100)}
        aria-valuetext={both(weight)}
        className="relative h-2 overflow-hidden rounded-full bg-surface-3"
      >
        <span
          className="absolute inset-y-0 rounded-full forced-colors:bg-[Highlight]"
          style={{
            left: `${weight < 0 ? 50 - share : 50}%`,
            width: `${share}%`,
            background: weight < 0 ? 'var(--water-fill)' : 'var(--earth-fill)',
          }}
        />
        <span className="absolute inset-y-0 left-1/2 w-px bg-control" />
      </div>
    </div>
  )
}

/** The messages a memory was made from. */
function Sources({ companion, memory }: { companion: Companion; memory: Memory }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { sourceMessageIds, memoryType } = memory
  if (sourceMessageIds.length === 0)
    return (
      <p className="rounded-2 bg-surface-2 px-3.5 py-2.5 text-small text-text-2">
        {t(memoryType === 'summary' ? 'memoryCrystal.source.summary' : 'memoryCrystal.source.own')}
      </p>
    )
  const to = `/chat/${memory.companionId ?? companion.id}`
  const more = sourceMessageIds.length - namedSources
  return (
    <ul className="grid gap-1 rounded-2 bg-surface-2 px-3.5 py-2.5 text-small">
      {sourceMessageIds.slice(0, namedSources).map((id) => {
        const moment = momentOfId(id)
        return (
          <li key={id} className="flex items-start gap-2">
            <MessageSquareQuote aria-hidden className="mt-[.2em] size-4 shrink-0 text-text-3" />
            <Link
              to={{ pathname: to, search: `?message=${id}` }}
              className="text-link underline-offset-4 hover:underline"
            >
              {moment === null
                ? t('memoryCrystal.source.message')
                : t('memoryCrystal.source.messageOf', { date: format.dateTime(moment) })}
            </Link>
          </li>
        )
      })}
      {more > 0 && (
        <li className="text-text-3">{t('memoryCrystal.source.more', { count: more })}</li>
      )}
    </ul>
  )
}
