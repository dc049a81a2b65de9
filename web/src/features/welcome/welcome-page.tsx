import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Phrase } from '@/i18n/phrase'
import { Button } from '@/ui/button'
import { Crystal } from '@/ui/crystal'

/** First page for people without an account. */
export default function WelcomePage() {
  const { t } = useTranslation()
  return (
    <div className="mx-auto grid w-full max-w-6xl flex-1 items-center gap-8 px-4 pb-16 md:px-8 lg:grid-cols-[1.1fr_.9fr]">
      <section className="order-2 lg:order-1">
        <h1 className="font-display text-display font-bold">
          <Phrase>{t('welcome.heading')}</Phrase>
        </h1>
        <p className="mt-5 max-w-xl text-lg text-text-2">{t('welcome.text')}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button asChild size="large">
            <Link to="/auth?mode=register">{t('welcome.start')}</Link>
          </Button>
          <Button asChild size="large" variant="secondary">
            <Link to="/auth">{t('welcome.login')}</Link>
          </Button>
        </div>
      </section>
      <div aria-hidden className="order-1 grid place-items-center pt-6 lg:order-2">
        <Crystal seed="welcome" facets={9} glow className="h-56 lg:h-[26rem]" />
      </div>
    </div>
  )
}
