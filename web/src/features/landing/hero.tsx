import { plans } from '@lumen/contracts/plans'
import { carriesToken } from '@/api/credential'
import { Phrase } from '@/i18n/phrase'
import { SiteLink, useSite } from '@/site/site-context'
import { useSiteText } from '@/site/use-site-text'
import { Button } from '@/ui/button'
import { cn } from '@/ui/class-names'
import { Crystal } from '@/ui/crystal'
import { HeroTalk } from './hero-talk'

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
        <Beside />
      </div>
    </div>
  )
}

/** The crystal that she is of; before it, where there is somebody without an account, a talk with her. */
function Beside() {
  const { signedIn } = useSite()
  const talks = !signedIn && !carriesToken()
  return (
    <div className="relative mx-auto w-full max-w-120">
      <div className="absolute inset-[-8%] rounded-full bg-[radial-gradient(closest-side,var(--glow-1),transparent)]" />
      <Crystal
        seed="welcome"
        facets={9}
        cut="brilliant"
        glow
        alive
        className={cn(
          'animate-[hover-slowly_9s_ease-in-out_infinite]',
          talks
            ? 'absolute top-5 right-6 z-10 h-24 max-md:hidden'
            : 'relative mx-auto block h-[clamp(17rem,60vw,30rem)]',
        )}
      />
      {talks && <HeroTalk />}
    </div>
  )
}
