import { plans } from '@lumen/contracts/plans'
import { Phrase } from '@/i18n/phrase'
import { Button } from '@/ui/button'
import { Crystal } from '@/ui/crystal'
import { SiteLink } from './site-context'
import { useSiteText } from './use-site-text'

/** The last word of a page: where to begin. */
export function Closing() {
  const { t } = useSiteText()
  return (
    <section className="mx-auto w-full max-w-6xl px-5 pt-6 md:px-8">
      <div className="relative isolate grid justify-items-center overflow-hidden rounded-5 bg-[radial-gradient(120%_140%_at_80%_-20%,#6b46c1,#301e5b_55%,#1c0f3a)] px-6 py-16 text-center text-white md:py-20">
        <Crystal
          seed="kept"
          hue="teal"
          facets={7}
          className="absolute top-[18%] left-[9%] h-16 -rotate-12 opacity-90 max-md:hidden"
        />
        <Crystal
          seed="ember"
          hue="rose"
          facets={8}
          className="absolute right-[11%] bottom-[16%] h-20 rotate-12 opacity-90 max-md:hidden"
        />
        <h2 className="max-w-3xl font-display text-h1 font-bold text-balance">
          <Phrase>{t('site.closing.heading')}</Phrase>
        </h2>
        <p className="mt-4 max-w-xl text-lg text-pretty text-violet-200">
          {t('site.closing.text', { credits: plans[0].credits })}
        </p>
        <Button asChild size="large" variant="light" className="mt-8">
          <SiteLink to="/auth?mode=register">{t('site.start')}</SiteLink>
        </Button>
      </div>
    </section>
  )
}
