import { faceUrl } from '@lumen/contracts/chat/faces'
import { Infinity as InfinityIcon, MoonStar, Palette, Sprout } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Phrase } from '@/i18n/phrase'
import { Avatar } from '@/ui/avatar'
import { Button } from '@/ui/button'
import { HelpLink } from './safety/help-link'

const highlights = [
  ['memory', InfinityIcon],
  ['growth', Sprout],
  ['wisdom', MoonStar],
  ['creation', Palette],
] as const

/** Nobody to talk to yet: what awaits, and the way to the first face. */
export default function WelcomePanel() {
  const { t } = useTranslation()
  return (
    <div className="flex h-full flex-col overflow-y-auto">
      <div className="flex justify-end p-3 md:p-5">
        <HelpLink />
      </div>
      <div className="m-auto grid w-full max-w-3xl justify-items-center px-5 pb-10 text-center">
        <Avatar
          id="lumi"
          name={t('faces.lumi.name')}
          imageUrl={faceUrl('lumi')}
          size={96}
          className="size-44! max-h-[24dvh]"
        />
        <h1 className="mt-6 font-display text-h1 font-bold">
          <Phrase>{t('chat.welcome.title')}</Phrase>
        </h1>
        <p className="mt-2 max-w-md text-text-2">
          <Phrase>{t('chat.welcome.text')}</Phrase>
        </p>
        <Button asChild size="large" className="mt-6">
          <Link to="/welcome">{t('chat.welcome.start')}</Link>
        </Button>
        <ul className="mt-10 grid w-full gap-3 text-left sm:grid-cols-2">
          {highlights.map(([id, Icon]) => (
            <li key={id} className="flex gap-3.5 rounded-3 border border-line bg-surface p-4">
              <span className="grid size-10 shrink-0 place-items-center rounded-2 bg-soft text-on-soft">
                <Icon aria-hidden className="size-5" />
              </span>
              <span>
                <span className="block font-semibold">{t(`chat.welcome.${id}.title`)}</span>
                <span className="block text-small text-text-2">{t(`chat.welcome.${id}.text`)}</span>
              </span>
            </li>
          ))}
        </ul>
        <p className="mt-6 max-w-md text-small text-text-3">{t('chat.welcome.ai')}</p>
      </div>
    </div>
  )
}
