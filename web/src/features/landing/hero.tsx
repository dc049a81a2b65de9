import { plans } from '@lumen/contracts/plans'
import { Phrase } from '@/i18n/phrase'
import { SiteLink } from '@/site/site-context'
import { useSiteText } from '@/site/use-site-text'
import { Button } from '@/ui/button'
import { HeroArt } from './hero-art'

export function Hero() {
  const { t } = useSiteText()
  return (
    <div className="ground overflow-hidden">
      <div className="mx-auto grid w-full max-w-6xl items-center gap-x-10 gap-y-12 px-5 pt-10 pb-16 md:px-8 lg:min-h-[min(46rem,calc(100dvh-4rem))] lg:grid-cols-[1.05fr_.95fr] lg:pt-4">
        <div>
          <h1 className="font-display text-display font-bold">
            <Phrase>{t('landing.heading')}</Phrase>
          </h1>
          <p className="mt-5 max-w-136 text-lg text-pretty text-text-2">{t('landing.text')}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Button asChild size="large">
              <SiteLink to="/auth?mode=register">{t('site.start')}</SiteLink>
            </Button>
            <Button asChild size="large" variant="secondary">
              <a href="#how">{t('landing.more')}</a>
            </Button>
          </div>
          <p className="mt-5 text-small text-text-3">
            {t('landing.note', { credits: plans[0].credits })}
          </p>
        </div>
        <HeroArt />
      </div>
    </div>
  )
}
