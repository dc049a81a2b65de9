import type { Play } from '@lumen/contracts/chat/play-schema'
import type { Companion, Message } from '@lumen/contracts/chat/schema'
import { ChevronDown, Dices, Drama, Flag } from 'lucide-react'
import { lazy, Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '@/api/use-error-text'
import { useListCompanionsQuery } from '@/features/companion-data'
import { useIsOffline } from '@/features/models'
import { Avatar } from '@/ui/avatar'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { cn } from '@/ui/class-names'
import { IconButton } from '@/ui/icon-button'
import { EndDialog } from './end-dialog'
import { useRollDiceMutation, useTickObjectiveMutation } from './plays-api'
import { usePlay } from './use-play'

const CastDialog = lazy(() => import('./cast-dialog'))
const PlaySheet = lazy(() => import('./play-sheet'))

/** Above the talk while a scenario is played in it: its objectives, its dice and its end. */
export default function PlayStrip({
  companion,
  newest,
}: {
  companion: Companion
  newest: Message | undefined
}) {
  const play = usePlay(companion.id, newest)
  return play === null ? null : <Strip key={play.id} play={play} name={companion.name} />
}

function Strip({ play, name }: { play: Play; name: string }) {
  const { t } = useTranslation()
  const listId = useId()
  const [open, setOpen] = useState(false)
  const [ending, setEnding] = useState(false)
  const [casting, setCasting] = useState(false)
  const isOffline = useIsOffline()
  const met = play.objectives.filter((objective) => objective.met).length
  const count = play.objectives.length
  const isDone = count > 0 && met === count
  return (
    <div className="mx-auto w-full max-w-4xl px-3 pt-2 md:px-6">
      <section
        aria-label={t('plays.label', { title: play.title })}
        className="rounded-3 border border-line bg-surface text-small shadow-1"
      >
        <div className="flex items-center gap-1 py-1 pr-1 pl-3 md:gap-2">
          <Drama aria-hidden className="size-4.5 shrink-0 text-link" />
          <p className="min-w-0 flex-1 truncate font-semibold">{play.title}</p>
          {(count > 0 || play.sheet !== null) && (
            <Button
              variant="ghost"
              size="small"
              className="min-h-11 px-2"
              aria-expanded={open}
              aria-controls={listId}
              onClick={() => setOpen(!open)}
            >
              {count > 0 ? t('plays.objectives', { met, count }) : t('plays.sheet.title')}
              <ChevronDown
                aria-hidden
                className={cn('size-4 transition-transform duration-160', open && 'rotate-180')}
              />
            </Button>
          )}
          <CastButton play={play} onOpen={() => setCasting(true)} />
          {play.dice && !isOffline && <DiceButton playId={play.id} />}
          <Button
            variant={isDone ? 'soft' : 'ghost'}
            size="small"
            className="min-h-11 min-w-11 px-2 md:px-3"
            aria-haspopup="dialog"
            onClick={() => setEnding(true)}
          >
            <Flag aria-hidden className="size-5" />
            <span className="max-md:sr-only">{t('plays.end.open')}</span>
          </Button>
        </div>
        <div id={listId} hidden={!open} className="border-t border-line px-3 pb-1">
          <Objectives play={play} />
          {open && play.sheet !== null && (
            <Suspense fallback={<div className="h-20" />}>
              <PlaySheet playId={play.id} kept={play.sheet} />
            </Suspense>
          )}
        </div>
        <output className="block empty:hidden">
          {isDone && <span className="block px-3 pb-2 text-text-2">{t('plays.done')}</span>}
        </output>
        {casting && (
          <Suspense fallback={null}>
            <CastDialog play={play} onClose={() => setCasting(false)} />
          </Suspense>
        )}
        {ending && <EndDialog play={play} name={name} onClose={() => setEnding(false)} />}
      </section>
    </div>
  )
}

/** The faces of those that are there, where there could be more than one. */
function CastButton({ play, onOpen }: { play: Play; onOpen: () => void }) {
  const { t } = useTranslation()
  const isOffline = useIsOffline()
  const { data: companions = [] } = useListCompanionsQuery()
  const there = play.cast.flatMap(
    ({ companionId, here }) =>
      (here ? companions.find(({ id }) => id === companionId) : undefined) ?? [],
  )
  if (companions.length < 2 || (isOffline && play.cast.length < 2)) return null
  return (
    <Button
      variant="ghost"
      size="small"
      className="min-h-11 min-w-11 px-2"
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <span className="sr-only">
        {`${t('plays.cast.open')}: ${there.map(({ name }) => name).join(', ')}`}
      </span>
      <span className="flex -space-x-2.5">
        {there.map(({ id, name, avatarUrl }) => (
          <Avatar key={id} id={id} name={name} imageUrl={avatarUrl} size={28} />
        ))}
      </span>
    </Button>
  )
}

function Objectives({ play: { id: playId, companionId, objectives } }: { play: Play }) {
  const { t } = useTranslation()
  const showError = useShowError()
  const [tick] = useTickObjectiveMutation()
  const run = async (objective: number, met: boolean) => {
    try {
      await tick({ companionId, params: { playId }, body: { objective, met } }).unwrap()
    } catch (error) {
      showError(error, t('plays.tickFailed'))
    }
  }
  return (
    <ul>
      {objectives.map(({ text, met }, place) => (
        <li key={text}>
          <Checkbox
            label={text}
            checked={met}
            onCheckedChange={(checked) => void run(place, checked)}
          />
        </li>
      ))}
    </ul>
  )
}

function DiceButton({ playId }: { playId: string }) {
  const { t } = useTranslation()
  const showError = useShowError()
  const [roll, { isLoading }] = useRollDiceMutation()
  const run = async () => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const body = { clientMessageId: crypto.randomUUID(), timeZone }
    try {
      await roll({ params: { playId }, body }).unwrap()
    } catch (error) {
      showError(error, t('plays.roll.failed'))
    }
  }
  return (
    <IconButton label={t('plays.roll.label')} busy={isLoading} onClick={() => void run()}>
      <Dices />
    </IconButton>
  )
}
