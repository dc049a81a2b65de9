import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Phrase } from '@/i18n/phrase'
import { Button } from '@/ui/button'
import { HeroArt } from './hero-art'

/** First page for people without an account. */
export default function WelcomePage() {
  const { t } = useTranslation()
  return (
    <div className="mx-auto grid w-full max-w-6xl flex-1 items-center gap-x-10 gap-y-12 px-5 pt-8 pb-14 md:px-8 lg:grid-cols-[1.05fr_.95fr] lg:pt-0">
      <section>
        <h1 className="font-display text-display font-bold">
          <Phrase>{t('welcome.heading')}</Phrase>
        </h1>
        <p className="mt-5 max-w-136 text-lg text-text-2">{t('welcome.text')}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button asChild size="large">
            <Link to="/auth?mode=register">{t('welcome.start')}</Link>
          </Button>
          <Button asChild size="large" variant="secondary">
            <Link to="/auth">{t('welcome.login')}</Link>
          </Button>
        </div>
      </section>
      <HeroArt />
    </div>
  )
}
