import type { Memory } from '@lumen/contracts/memory/schema'
import { Link2, Pencil, Pin, PinOff, Repeat2, Trash2, UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { Badge } from '@/ui/badge'
import { cn } from '@/ui/class-names'
import { IconButton } from '@/ui/icon-button'
import { MemoryCrystal } from '../memory-crystal'
import { MemoryTypeLabel } from '../memory-type-label'
import type { MemoryActions } from '../use-memory-actions'
import { useFeelingText } from '../use-feeling-text'
import { useImportanceText } from '../use-importance-text'

const tagsShown = 3
const nameLetters = 40

/** The first words of a memory: what its buttons are called after. */
const shortName = (content: string) => {
  const letters = [...content.replaceAll(/\s+/g, ' ').trim()]
  return letters.length > nameLetters
    ? `${letters.slice(0, nameLetters).join('')}…`
    : letters.join('')
}

/** The frame of a memory in the list: its crystal in front, what it says behind. */
export function MemoryShell({
  memory,
  now,
  selection,
  faded = false,
  children,
}: {
  memory: Memory
  now: number
  /** While several are being chosen. */
  selection: { chosen: boolean; onToggle: () => void } | null
  faded?: boolean
  children: ReactNode
}) {
  const { t } = useTranslation()
  return (
    <article
      aria-label={shortName(memory.content)}
      data-memory={memory.id}
      className={cn(
        'flex gap-3 rounded-4 border bg-surface p-3.5 shadow-1 transition-colors duration-160 md:gap-4 md:p-4',
        selection?.chosen === true ? 'border-ring bg-soft/40' : 'border-line',
      )}
    >
      {selection !== null && (
        <label className="-m-2 grid min-h-11 w-9 shrink-0 cursor-pointer place-items-center self-center">
          <input
            type="checkbox"
            checked={selection.chosen}
            aria-label={t('memories.select.one', { text: shortName(memory.content) })}
            className="size-5 accent-[var(--primary)]"
            onChange={selection.onToggle}
          />
        </label>
      )}
      <MemoryCrystal
        memory={memory}
        now={now}
        className={cn('h-15 w-11 md:h-17 md:w-13', faded && 'opacity-45 grayscale')}
      />
      <div className="min-w-0 flex-1">{children}</div>
    </article>
  )
}

/** What a memory says and how it came to weigh what it weighs. */
export function MemoryCard({
  memory,
  actions,
  onEdit,
  onForget,
  quiet,
}: {
  memory: Memory
  actions: MemoryActions
  onEdit: () => void
  onForget: () => void
  /** Shows no buttons: several are being chosen. */
  quiet: boolean
}) {
  const { t } = useTranslation()
  const format = useFormat()
  const { word } = useFeelingText()
  const importance = useImportanceText()
  const { id, content, pinned, validTo, scope, contextTags } = memory
  const text = shortName(content)
  return (
    <>
      <p className={cn('wrap-anywhere whitespace-pre-line', validTo !== null && 'text-text-2')}>
        {content}
      </p>
      {memory.quote !== null && (
        <figure className="mt-1 text-small text-text-2">
          {memory.quote.text.toLowerCase() !== content.toLowerCase() && (
            <blockquote className="wrap-anywhere border-l-2 border-line pl-2">
              {memory.quote.text}
            </blockquote>
          )}
          <figcaption className="text-text-3">
            <time dateTime={memory.quote.saidAt}>{format.date(memory.quote.saidAt)}</time>
          </figcaption>
        </figure>
      )}
      <p className="mt-1.5 flex flex-wrap items-center gap-x-3.5 gap-y-1 text-small text-text-2">
        <MemoryTypeLabel type={memory.memoryType} />
        <span>{importance.both(memory.importance)}</span>
        <span>{t('memories.emotionOf', { value: word(memory.emotionalWeight) })}</span>
        {memory.accessCount > 0 && (
          <Count
            icon={<Repeat2 aria-hidden />}
            text={t('memories.uses', { count: memory.accessCount })}
          />
        )}
        {memory.connections.length > 0 && (
          <Count
            icon={<Link2 aria-hidden />}
            text={t('memories.connections', { count: memory.connections.length })}
          />
        )}
      </p>
      <div className="mt-2 flex min-h-9 flex-wrap items-center gap-x-2 gap-y-1.5">
        {pinned && (
          <Badge tone="soft">
            <Pin aria-hidden />
            {t('memories.pinned')}
          </Badge>
        )}
        {scope === 'user' && (
          <Badge>
            <UsersRound aria-hidden />
            {t('memories.scope.user')}
          </Badge>
        )}
        {validTo !== null && (
          <Badge tone="warn">{t('memories.until', { date: format.date(validTo) })}</Badge>
        )}
        {contextTags.slice(0, tagsShown).map((tag) => (
          <Badge key={tag} className="max-w-40">
            <span className="truncate">{tag}</span>
          </Badge>
        ))}
        {/* What was said has its day above. */}
        {memory.quote === null && (
          <time dateTime={memory.createdAt} className="text-small text-text-3">
            {format.date(memory.createdAt)}
          </time>
        )}
        {!quiet && (
          <span className="-my-1 -mr-1.5 ml-auto flex">
            <IconButton
              size="small"
              label={t('memories.edit.of', { text })}
              data-edit={id}
              onClick={onEdit}
            >
              <Pencil />
            </IconButton>
            <IconButton
              size="small"
              label={t(pinned ? 'memories.unpin' : 'memories.pin', { text })}
              aria-pressed={pinned}
              onClick={() => void actions.change(id, { pinned: !pinned })}
            >
              {pinned ? <PinOff /> : <Pin />}
            </IconButton>
            <IconButton
              size="small"
              variant="danger"
              label={t('memories.forget.of', { text })}
              onClick={onForget}
            >
              <Trash2 />
            </IconButton>
          </span>
        )}
      </div>
    </>
  )
}

const Count = ({ icon, text }: { icon: ReactNode; text: string }) => (
  <span className="inline-flex items-center gap-1 [&>svg]:size-3.5">
    {icon}
    {text}
  </span>
)
