import type { Companion } from '@lumen/contracts/chat/schema'
import { Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '@/ui/avatar'
import { IconButton } from '@/ui/icon-button'
import { TopBar } from '@/ui/top-bar'
import { useIsWide } from '@/ui/use-media'
import { OnDemandPart } from '../memory/on-demand-part'
import { HelpLink } from '../safety/help-link'
import { Presence } from './presence'

const loadCounter = () => import('../memory/crystal-counter')

/** Who one is talking to. In the page on wide screens, in the top bar on small ones. */
export function ChatHeader({
  companion,
  onShowCompanions,
}: {
  companion: Companion
  onShowCompanions: () => void
}) {
  const { t } = useTranslation()
  const wide = useIsWide()
  const who = (
    <div className="min-w-0 flex-1">
      <h1 className="truncate text-lg leading-tight font-bold md:text-h3">{companion.name}</h1>
      <p className="truncate text-small leading-5 text-text-2">
        <Presence companion={companion} short={!wide} />
      </p>
    </div>
  )
  const counter = (
    <OnDemandPart
      load={loadCounter}
      waiting={<span className="h-8 w-12 shrink-0 md:w-15" />}
      companion={companion}
    />
  )
  if (!wide)
    return (
      <TopBar>
        <IconButton label={t('companions.title')} onClick={onShowCompanions} aria-haspopup="dialog">
          <Users />
        </IconButton>
        <Avatar id={companion.id} name={companion.name} size={36} className="mr-2.5 ml-1" />
        {who}
        <span className="ml-2 flex shrink-0 items-center gap-1.5">
          {counter}
          <HelpLink short />
        </span>
      </TopBar>
    )
  return (
    <header className="flex h-18 shrink-0 items-center gap-3.5 px-6">
      <Avatar id={companion.id} name={companion.name} />
      {who}
      {counter}
      <HelpLink />
    </header>
  )
}
