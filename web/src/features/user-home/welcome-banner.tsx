import { faceUrl } from '@lumen/contracts/chat/faces'
import type { Companion } from '@lumen/contracts/chat/schema'
import type { ChatMemory } from '@lumen/contracts/memory/schema'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ownDay } from '@/i18n/own-day'
import { useUser } from '@/session/use-session'
import { Avatar } from '@/ui/avatar'
import { Button } from '@/ui/button'
import { cn } from '@/ui/class-names'
import { Crystal } from '@/ui/crystal'
import { greetedWith, latest } from './memory-of-day'
import { partOfDay } from './part-of-day'

/** The crystals beside the greeting: hue, facets, height, and where they stand. */
const stones = [
  { hue: 'rose', facets: 6, place: 'h-16 right-[15.5rem] bottom-[-.5rem] rotate-[-16deg]' },
  { hue: 'teal', facets: 7, place: 'h-24 right-[10.5rem] bottom-[-.75rem] rotate-[-7deg]' },
  { hue: 'violet', facets: 9, place: 'h-44 right-16 bottom-[-1.25rem] rotate-[5deg]' },
  { hue: 'earth', facets: 6, place: 'h-20 right-4 bottom-[-.75rem] rotate-[18deg]' },
] as const

/** A greeting by the hour, a sentence for this person, and one tap to go on talking. */
export function WelcomeBanner({
  companions,
  memories,
}: {
  companions: readonly Companion[] | undefined
  /** Newest first. */
  memories: readonly ChatMemory[] | undefined
}) {
  const { t } = useTranslation()
  const { username } = useUser()
  const companion = companions && latest(companions)
  const [part] = useState(() => partOfDay(new Date().getHours()))
  const mark = '\n'
  const [before = '', after = ''] = t(`home.greeting.${part}.title`, {
    name: mark,
  }).split(mark)
  return (
    <header className="relative isolate overflow-hidden rounded-5 bg-[radial-gradient(40rem_22rem_at_86%_120%,var(--violet-500),transparent_70%),linear-gradient(115deg,var(--violet-900),var(--violet-700))] p-6 text-white shadow-2 md:p-9">
      <div aria-hidden className="absolute inset-0 -z-10 max-md:opacity-30">
        {stones.map(({ hue, facets, place }) => (
          <span key={hue} className={`absolute ${place}`}>
            <Crystal
              hue={hue}
              facets={facets}
              seed={hue}
              cut="brilliant"
              glow
              alive
              className="h-full"
            />
          </span>
        ))}
      </div>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 md:max-w-[calc(100%-20rem)] lg:gap-x-7">
        <Avatar
          id={companion?.id ?? 'lumi'}
          name={companion?.name ?? t('faces.lumi.name')}
          imageUrl={companion === undefined ? faceUrl('lumi') : companion.avatarUrl}
          size={96}
          className={cn(
            'size-16! lg:row-span-2 lg:size-32!',
            companions === undefined && 'invisible',
          )}
        />
        <h1 className="min-w-0 font-display text-h3 font-bold wrap-anywhere text-violet-100 lg:self-end">
          {before}
          <span className="font-name">{username}</span>
          {after}
        </h1>
        <div className="min-w-0 max-lg:col-span-2 max-lg:mt-2 lg:self-start">
          <div className="mt-2 grid min-h-22 content-center">
            {companions !== undefined && memories !== undefined && (
              <Opening companions={companions} memories={memories} />
            )}
          </div>
          <div className="mt-5 flex min-h-11 flex-wrap gap-3">
            {companions !== undefined &&
              (companion === undefined ? (
                <Button asChild variant="light">
                  <Link to="/welcome">
                    {t('home.firstTalk')}
                    <ArrowRight aria-hidden className="size-4.5" />
                  </Link>
                </Button>
              ) : (
                <Button asChild variant="light">
                  <Link to={`/chat/${companion.id}`} className="max-w-full">
                    <span className="truncate">
                      {t(
                        companion.lastMessageAt === null
                          ? 'home.welcome.begin'
                          : 'home.welcome.continue',
                        { name: companion.name },
                      )}
                    </span>
                    <ArrowRight aria-hidden className="size-4.5" />
                  </Link>
                </Button>
              ))}
          </div>
        </div>
      </div>
    </header>
  )
}

/** Memories that are what the user said; others say it of them. */
const inOwnWords: ReadonlySet<string> = new Set(['event', 'emotion', 'preference'])

/** What is said first: a memory of the day, else what whoever is there would open with. */
function Opening({
  companions,
  memories,
}: {
  companions: readonly Companion[]
  memories: readonly ChatMemory[]
}) {
  const { t } = useTranslation()
  const [day] = useState(() => ownDay())
  const { username } = useUser()
  const companion = latest(companions)
  const remembered = greetedWith(companions, memories, username, day)
  const [name, text] =
    companion === undefined
      ? [t('home.welcome.says', { name: t('faces.lumi.name') }), t('faces.lumi.line')]
      : remembered !== undefined
        ? inOwnWords.has(remembered.memoryType)
          ? [
              t('home.welcome.quotes', { name: companion.name }),
              <q key="told">{remembered.content}</q>,
            ]
          : [t('home.welcome.remembers', { name: companion.name }), remembered.content]
        : [
            t('home.welcome.says', { name: companion.name }),
            t(companion.lastMessageAt === null ? 'home.welcome.first' : 'home.welcome.again'),
          ]
  return (
    <>
      <p className="text-small text-violet-200">{name}</p>
      <p className="phrase-ja line-clamp-4 font-name text-h2 leading-snug font-bold wrap-anywhere lg:line-clamp-3 lg:text-[1.75rem]">
        {text}
      </p>
    </>
  )
}
