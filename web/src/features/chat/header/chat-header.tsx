import type { Companion } from '@lumen/contracts/chat/schema'
import { ChevronLeft, Ellipsis, PanelRight } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { CompanionAvatarWindow } from '@/features/avatars'
import { AnswersLink } from '@/features/models'
import { IconButton } from '@/ui/icon-button'
import { LazyMenu } from '@/ui/menu'
import { TopBar } from '@/ui/top-bar'
import { useIsWide } from '@/ui/use-media'
import type { Beside } from '../beside/use-beside'
import { FindPlace } from '../find/find-place'
import { OnDemandPart } from '../memory/on-demand-part'
import { HelpLink } from '../safety/help-link'
import { useMoodText } from '@/features/companion-data'
import { useAppSelector } from '@/store/root-reducer'
import { useOnline } from '@/ui/use-online'
import { selectChat } from '../chat-slice'
import { MoodAvatar } from '../mood-avatar'
import { useTab } from '../tabs/use-tab'
import { selectReplyState, selectRunningReply, selectTone } from '../reply-state'

const loadMenu = () => import('./talk-menu')
const loadCall = () => import('../call/call-place')
const loadCounter = () => import('../memory/crystal-counter')

/** Who one is talking to. In the page on wide screens, in the top bar on small ones. */
export function ChatHeader({
  companion,
  beside,
  besideId,
  onShowCompanions,
}: {
  companion: Companion
  beside: Beside
  /** Of the column that stands beside the talk when it is open. */
  besideId: string
  onShowCompanions: () => void
}) {
  const { t } = useTranslation()
  const wide = useIsWide()
  const { current } = useTab()
  const [viewing, setViewing] = useState(false)
  const { id, name } = companion
  const replying = useAppSelector((state) => selectReplyState(state, id)) !== 'idle'
  const avatar = (
    <>
      <button
        type="button"
        aria-label={t('avatars.open.view', { name })}
        aria-haspopup="dialog"
        className="grid min-h-11 min-w-11 shrink-0 place-items-center rounded-2"
        onClick={() => setViewing(true)}
      >
        <MoodAvatar companion={companion} size={wide ? 56 : 44} />
      </button>
      {viewing && (
        <Suspense fallback={null}>
          <CompanionAvatarWindow
            key={id}
            companion={companion}
            view="viewer"
            onClose={() => setViewing(false)}
          />
        </Suspense>
      )}
    </>
  )
  // Beside an open column the head has half its width.
  const roomy = wide && beside?.open !== true
  const who = (
    <div className="min-w-0 flex-1">
      <h1 className="truncate font-name text-lg leading-tight font-bold md:text-h3">
        {companion.name}
      </h1>
      {/* Each gives way by itself: what is cut off must not lie under the buttons. */}
      <p className="flex text-small leading-5 text-text-2 *:truncate">
        <Presence companion={companion} short={!roomy} />
        {/* Small screens have room for one of them while a reply is on its way. */}
        {(wide || !replying) && (
          <>
            <span
              aria-hidden
              className="shrink-0 px-1 max-md:in-[:has([data-call])]:hidden [&:has(+:empty)]:invisible"
            >
              ·
            </span>
            <span className="-my-2.5 min-w-12 [&>a]:block [&>a]:truncate">
              <AnswersLink
                script={t('chat.provider.local')}
                short={roomy ? undefined : t('chat.provider.short')}
              />
            </span>
          </>
        )}
      </p>
    </div>
  )
  const counter = (
    <>
      <OnDemandPart load={loadCall} waiting={null} companion={companion} />
      <OnDemandPart
        load={loadCounter}
        waiting={<span className="h-8 w-12 shrink-0 md:w-15" />}
        companion={companion}
      />
    </>
  )
  if (!wide)
    return (
      <TopBar>
        <Link
          to={current.id === 'chat' ? '/user-home' : { hash: '' }}
          aria-label={t(current.id === 'chat' ? 'nav.home' : 'chat.toTalk')}
          className="grid size-11 shrink-0 place-items-center rounded-full text-text-2 hover:bg-surface-3 hover:text-text"
        >
          <ChevronLeft aria-hidden className="size-6" />
        </Link>
        <span className="mr-2">{avatar}</span>
        {who}
        <span className="ml-1 flex shrink-0 items-center">
          <FindPlace companion={companion} button={false} />
          {counter}
          <HelpLink short />
          <LazyMenu
            load={loadMenu}
            trigger={
              <IconButton label={t('chat.more')} tooltip={false}>
                <Ellipsis />
              </IconButton>
            }
            onShowCompanions={onShowCompanions}
          />
        </span>
      </TopBar>
    )
  return (
    <header className="flex h-18 shrink-0 items-center gap-3.5 px-6">
      {avatar}
      {who}
      <FindPlace companion={companion} />
      {counter}
      <HelpLink />
      {beside !== null && (
        <IconButton
          label={t('chat.beside.label')}
          aria-expanded={beside.open}
          aria-controls={beside.open ? besideId : undefined}
          className="-mr-2"
          onClick={beside.toggle}
        >
          <PanelRight />
        </IconButton>
      )}
    </header>
  )
}

/**
 * What a companion is about: thinking, writing, out of reach, or in the mood of the talk.
 * @param short leaves out the word for mood where there is little room
 */
function Presence({ companion, short }: { companion: Companion; short: boolean }) {
  const { t } = useTranslation()
  const moodText = useMoodText()
  const online = useOnline()
  const { status, again } = useAppSelector((state) => state.realtime)
  const replyState = useAppSelector((state) => selectReplyState(state, companion.id))
  const writing = useAppSelector((state) => {
    const running = selectRunningReply(state, companion.id)
    return running !== null && selectChat(state).live.running[running]?.text !== ''
  })
  const tone = useAppSelector((state) => selectTone(state, companion.id))
  // Going offline leaves an open socket alone: nothing comes over it all the same.
  if (!online || (status !== 'connected' && again))
    return (
      <output className="text-warn">
        {t(
          online && status === 'connecting'
            ? 'chat.connection.reconnecting'
            : 'chat.connection.lostShort',
        )}
      </output>
    )
  if (status === 'connecting')
    // Only when it takes long enough to be noticed.
    return (
      <span className="animate-[appear_160ms_1200ms_both]">{t('chat.connection.connecting')}</span>
    )
  if (status === 'connected' && replyState !== 'idle')
    return (
      <span className="text-link">
        {t(writing ? 'chat.presence.writing' : 'chat.presence.thinking')}
      </span>
    )
  if (companion.paused) return <span>{t('companions.pause.state')}</span>
  const mood = moodText(tone ?? companion.mood)
  return (
    // Phones have no room for it beside the sign of a call; the edge of the portrait tells it, too.
    <span className="max-md:in-[:has([data-call])]:hidden">
      {short ? mood : t('chat.presence.mood', { mood })}
    </span>
  )
}
