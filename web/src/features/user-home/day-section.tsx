import type { Companion } from '@lumen/contracts/chat/schema'
import type { ChatMemory } from '@lumen/contracts/memory/schema'
import { ArrowRight, MoonStar, RotateCw } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { readerZone } from '@/features/birth-profile'
import { MemoryCrystal } from '@/features/memories'
import { firstSentence } from '@/features/readings'
import { ownDay, useGetDailyFortuneQuery } from '@/features/wisdom'
import { useUser } from '@/session/use-session'
import { Avatar } from '@/ui/avatar'
import { Button } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'
import { memoryOfDay } from './memory-of-day'

/** The day as it is for this person: something remembered, a sentence of the stars, the newest crystal. */
export function DaySection({
  companions,
  memories,
}: {
  companions: readonly Companion[] | undefined
  /** Newest first. */
  memories: readonly ChatMemory[] | undefined
}) {
  const [day] = useState(() => ownDay())
  if (companions === undefined || memories === undefined)
    return (
      <Parts>
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} className="h-36 rounded-4" />
        ))}
      </Parts>
    )
  const remembered = memoryOfDay(memories, day)
  const newest = memories.find(({ id }) => id !== remembered?.id)
  return (
    <Parts>
      {remembered !== undefined ? (
        <Remembered memory={remembered} companions={companions} />
      ) : (
        <NothingYet companion={companions[0]} />
      )}
      <StarsOfDay day={day} />
      {newest !== undefined && <NewestCrystal memory={newest} />}
    </Parts>
  )
}

const Parts = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-flow-col md:auto-cols-fr md:grid-cols-none">
    {children}
  </div>
)

/** One part: who or what speaks, what they say, and the way on. */
const Part = ({
  mark,
  name,
  children,
  foot,
}: {
  mark: ReactNode
  name: string
  children: ReactNode
  foot?: ReactNode
}) => (
  <article className="grid grid-cols-[auto_minmax(0,1fr)] grid-rows-[auto_1fr_auto] items-center gap-x-3 gap-y-2 rounded-4 border border-line bg-surface p-5 shadow-1">
    {mark}
    <h3 className="text-small font-semibold text-text-2">{name}</h3>
    <div className="col-span-2 self-start wrap-anywhere">{children}</div>
    <div className="col-span-2 -mb-2 -ml-2 flex min-h-11 items-center">{foot}</div>
  </article>
)

const Onward = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link
    to={to}
    className="inline-flex min-h-11 items-center gap-1.5 rounded-2 px-2 text-small font-semibold text-link hover:bg-soft hover:text-on-soft"
  >
    {children}
    <ArrowRight aria-hidden className="size-4" />
  </Link>
)

const quote = 'line-clamp-3 text-lg leading-8'

function Remembered({
  memory,
  companions,
}: {
  memory: ChatMemory
  companions: readonly Companion[]
}) {
  const { t } = useTranslation()
  const companion = companions.find(({ id }) => id === memory.companionId)
  const name = companion?.name ?? memory.companionName
  return (
    <Part
      mark={
        <Avatar
          id={memory.companionId ?? ''}
          name={name ?? '—'}
          imageUrl={companion?.avatarUrl ?? null}
          size={36}
        />
      }
      name={name === null ? t('home.day.kept') : t('home.day.remembered', { name })}
      foot={
        companion !== undefined && (
          <Onward to={`/chat/${companion.id}`}>{t('home.day.goOn')}</Onward>
        )
      }
    >
      <p className={quote}>{memory.content}</p>
    </Part>
  )
}

function NothingYet({ companion }: { companion: Companion | undefined }) {
  const { t } = useTranslation()
  return (
    <Part
      mark={
        <Avatar
          id={companion?.id ?? ''}
          name={companion?.name ?? '—'}
          imageUrl={companion?.avatarUrl ?? null}
          size={36}
        />
      }
      name={t('home.day.nothing')}
      foot={
        <Onward to={companion === undefined ? '/companions' : `/chat/${companion.id}`}>
          {t('home.day.tell')}
        </Onward>
      }
    >
      <p className="text-text-2">{t('home.day.nothingText')}</p>
    </Part>
  )
}

function StarsOfDay({ day }: { day: string }) {
  const { t } = useTranslation()
  const { id: userId } = useUser()
  const { data, isFetching, isError, refetch } = useGetDailyFortuneQuery({
    params: { userId },
    query: { date: day, ...readerZone() },
  })
  return (
    <Part
      mark={
        <span className="grid size-9 place-items-center rounded-full bg-soft text-on-soft">
          <MoonStar aria-hidden className="size-5" />
        </span>
      }
      name={t(data?.personal === true ? 'home.day.ownStars' : 'home.day.stars')}
      foot={
        data !== undefined && (
          <Onward to={data.personal ? '/eastern-fortune' : '/western-astrology'}>
            {t(data.personal ? 'home.day.more' : 'home.day.byBirth')}
          </Onward>
        )
      }
    >
      {data !== undefined ? (
        <p className={quote} lang={data.language}>
          {firstSentence(data.fortune, data.language)}
        </p>
      ) : isError && !isFetching ? (
        <p className="text-text-2">
          {t('home.day.starsLate')}{' '}
          <Button size="small" variant="ghost" onClick={() => void refetch()}>
            <RotateCw aria-hidden className="size-4" />
            {t('app.action.retry')}
          </Button>
        </p>
      ) : (
        <Skeleton className="h-12" />
      )}
    </Part>
  )
}

function NewestCrystal({ memory }: { memory: ChatMemory }) {
  const { t } = useTranslation()
  const [now] = useState(() => Date.now())
  const { content, timestamp, importance } = memory
  // As large as the faces beside it, whatever it was used for.
  const cut = { ...memory, importance: importance * 10, accessCount: 6, createdAt: timestamp }
  return (
    <Part
      mark={<MemoryCrystal memory={cut} now={now} className="size-9" />}
      name={t('home.day.crystal')}
      foot={<Onward to="/memory-crystal">{t('home.day.crystals')}</Onward>}
    >
      <p className="line-clamp-3">{content}</p>
    </Part>
  )
}
