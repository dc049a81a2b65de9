import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Section } from '@/site/section'
import { SiteLink } from '@/site/site-context'
import { useSiteText } from '@/site/use-site-text'
import { cn } from '@/ui/class-names'
import { Crystal } from '@/ui/crystal'
import type { Hue } from '@/ui/hue'
import { scenes } from './scenes'

const features: readonly { id: keyof typeof scenes; hue: Hue }[] = [
  { id: 'companion', hue: 'violet' },
  { id: 'memory', hue: 'teal' },
  { id: 'western', hue: 'water' },
  { id: 'eastern', hue: 'earth' },
  { id: 'creation', hue: 'rose' },
  { id: 'growth', hue: 'wood' },
]

const turnMs = 4_000

/** Six features; the light moves on every four seconds, unless somebody looks closer or wants less motion. */
export function FeatureStage() {
  const { t } = useSiteText()
  const [active, setActive] = useState(0)
  const [held, setHeld] = useState(false)
  const [paused, setPaused] = useState(false)
  const [seen, setSeen] = useState(false)
  const stage = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (stage.current === null) return
    const watch = new IntersectionObserver((entries) =>
      setSeen(entries.some(({ isIntersecting }) => isIntersecting)),
    )
    watch.observe(stage.current)
    return () => watch.disconnect()
  }, [])

  useEffect(() => {
    if (!seen || held || paused || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(() => setActive((now) => (now + 1) % features.length), turnMs)
    return () => clearInterval(timer)
  }, [seen, held, paused])

  const shown = features[active] ?? features[0]!
  const Scene = scenes[shown.id]
  const Toggle = paused ? Play : Pause
  return (
    <Section heading={t('landing.features.heading')} text={t('landing.features.text')}>
      <div
        ref={stage}
        className="grid gap-5 lg:grid-cols-[1fr_1.05fr]"
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        <ul className="grid gap-2 max-lg:order-2 sm:max-lg:grid-cols-2">
          {features.map(({ id, hue }, index) => (
            <li key={id}>
              <SiteLink
                to="/auth?mode=register"
                onPointerEnter={() => setActive(index)}
                onFocus={() => setActive(index)}
                className={cn(
                  'flex h-full items-center gap-4 rounded-4 border p-4 transition-[background-color,border-color,box-shadow] duration-240',
                  index === active
                    ? 'border-violet-400 bg-surface shadow-2'
                    : 'border-transparent hover:bg-surface-2',
                )}
              >
                <Crystal seed={`feature-${id}`} hue={hue} facets={7} className="h-11" />
                <span>
                  <span className="block text-lg font-bold">
                    {t(`landing.features.${id}.name`)}
                  </span>
                  <span className="block text-pretty text-text-2 max-md:text-small">
                    {t(`landing.features.${id}.text`)}
                  </span>
                </span>
              </SiteLink>
            </li>
          ))}
        </ul>
        <div className="relative isolate min-h-96 overflow-hidden rounded-5 bg-[radial-gradient(110%_120%_at_85%_0%,#432a7e,#1c0f3a_60%,#120a26)] text-white shadow-3">
          <div
            key={shown.id}
            aria-hidden
            className="absolute inset-0 grid animate-[appear_400ms_ease-out] place-items-center p-6"
          >
            <Scene />
          </div>
          <button
            type="button"
            onClick={() => setPaused(!paused)}
            aria-label={t(paused ? 'landing.features.play' : 'landing.features.pause')}
            title={t(paused ? 'landing.features.play' : 'landing.features.pause')}
            className="absolute right-3 bottom-3 grid size-11 place-items-center rounded-full text-violet-200 transition-colors hover:bg-white/10 hover:text-white focus-visible:outline-violet-300"
          >
            <Toggle aria-hidden className="size-4.5" />
          </button>
        </div>
      </div>
    </Section>
  )
}
