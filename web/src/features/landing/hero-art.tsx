import { useSiteText } from '@/site/use-site-text'
import { Crystal } from '@/ui/crystal'
import { LumiFace } from './lumi-face'

/** The idea in one picture: something said in passing condenses into a crystal. */
export function HeroArt() {
  const { t } = useSiteText()
  return (
    <div aria-hidden className="relative mx-auto w-full max-w-116 py-12 select-none lg:py-0">
      <div className="absolute inset-[8%] rounded-full bg-[radial-gradient(closest-side,var(--glow-1),transparent)]" />
      <div className="absolute inset-x-[22%] -bottom-4 h-16 rounded-[50%] bg-[radial-gradient(closest-side,rgb(48_30_91/.3),transparent)]" />
      <Crystal
        seed="welcome"
        facets={9}
        cut="brilliant"
        glow
        alive
        className="relative mx-auto block h-[clamp(17rem,60vw,30rem)] animate-[hover-slowly_9s_ease-in-out_infinite] lg:h-[min(62vh,31rem)]"
      />
      <Crystal
        seed="rain"
        hue="teal"
        facets={7}
        className="absolute right-[9%] bottom-[20%] h-16 animate-[hover-slowly_7s_-2s_ease-in-out_infinite] lg:h-20"
      />
      <Crystal
        seed="ember"
        hue="rose"
        facets={8}
        className="absolute top-[26%] left-[7%] h-11 animate-[hover-slowly_8s_-4s_ease-in-out_infinite] lg:h-14"
      />
      <p className="absolute top-0 right-0 max-w-[56%] rounded-4 rounded-br-[4px] bg-bubble-out px-4 py-2.5 text-pretty text-on-bubble-out shadow-3 ring-1 ring-white/20 max-md:text-small lg:top-[9%]">
        {t('landing.said')}
      </p>
      <div className="absolute bottom-0 left-0 max-w-[58%] lg:bottom-[13%]">
        <LumiFace className="mb-2 size-18 md:size-28" />
        <p className="rounded-4 rounded-bl-[4px] border border-line bg-bubble-in px-4 py-2.5 text-pretty text-on-bubble-in shadow-3 max-md:text-small">
          {t('landing.remembered')}
        </p>
        <p className="mt-2 inline-flex items-center gap-1.5 rounded-full bg-soft px-3 py-1 text-small text-on-soft shadow-2">
          <Crystal seed="kept" hue="teal" facets={6} className="h-4" />
          {t('landing.recalled')}
        </p>
      </div>
    </div>
  )
}
