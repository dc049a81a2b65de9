import { lazy, Suspense, useEffect, useId, useMemo, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router'
import { useListCompanionsQuery } from '@/features/companion-data'
import { CompanionColumn, CompanionSheet } from '@/features/companions'
import { languageOf } from '@/i18n/languages'
import { useRealtime } from '@/realtime/realtime'
import { useUser } from '@/session/use-session'
import { useAppStore } from '@/store/root-reducer'
import { ErrorState } from '@/ui/error-state'
import { TalkLoading } from '@/ui/talk-loading'
import { useIsWide } from '@/ui/use-media'
import { useBeside } from './beside/use-beside'
import { ChatContext, createVoicePlace, type ChatTools } from './chat-context'
import { ChatHeader } from './header/chat-header'
import { createChatSync } from './live/chat-sync'
import { preloadMarkdown } from './markdown/reply-text'
import { onOtherPlayback } from '@/ui/audio-player/exclusive-playback'
import { createPictureBox } from './pictures/picture-box'
import { createSpeaker } from '@/features/speech'
import { MainArea } from './tabs/main-area'

/** Seen once, by whoever has nobody to talk to yet. */
const WelcomePanel = lazy(() => import('./welcome-panel'))

/** Where the screen has room for it. */
const BesideColumn = lazy(() => import('./beside/beside-column'))
const RecordingGuard = lazy(() => import('./voice/recording-guard'))

/** What the parts of this page share: the link to the server, and a voice. */
function useChatTools(): ChatTools {
  const { i18n } = useTranslation()
  const store = useAppStore()
  const realtime = useRealtime()
  const { id: userId } = useUser()
  const tools = useMemo<ChatTools>(
    () => ({
      sync: createChatSync({
        store,
        realtime,
        userId,
        language: () => languageOf(i18n.language),
      }),
      speaker: createSpeaker(globalThis.speechSynthesis),
      voice: createVoicePlace(),
      pictures: createPictureBox(store),
    }),
    [store, realtime, userId, i18n],
  )
  useEffect(preloadMarkdown, [])
  useEffect(() => {
    const stop = tools.sync.start()
    const stopPictures = tools.pictures.start()
    const stopListening = onOtherPlayback(tools.speaker, tools.speaker.stop)
    return () => {
      stop()
      stopPictures()
      stopListening()
      tools.speaker.stop()
      tools.voice.close()
    }
  }, [tools])
  return tools
}

/** The chat: companions on the left, the talk with one of them, and on wide screens what belongs to it. */
export default function ChatPage() {
  const { t } = useTranslation()
  const wide = useIsWide()
  const tools = useChatTools()
  const { companionId } = useParams()
  const beside = useBeside()
  const besideId = useId()
  const [listShown, setListShown] = useState(false)
  const recorded = useSyncExternalStore(tools.voice.subscribe, tools.voice.anyWaits)
  const { data: companions, error, isFetching, refetch } = useListCompanionsQuery()

  if (companions === undefined)
    return error !== undefined && !isFetching ? (
      <div className="grid h-full">
        <ErrorState
          title={t('companions.loadFailed')}
          error={error}
          onRetry={() => void refetch()}
        />
      </div>
    ) : (
      <Loading />
    )

  const companion =
    companionId === undefined ? companions[0] : companions.find(({ id }) => id === companionId)
  if (companion === undefined && companions.length > 0) return <Navigate to="/chat" replace />

  return (
    <ChatContext value={tools}>
      <div className="flex h-full">
        {wide && <CompanionColumn companions={companions} selectedId={companion?.id ?? null} />}
        <section className="flex min-w-0 flex-1 flex-col bg-[radial-gradient(44rem_17rem_at_72%_-4rem,var(--glow-1),transparent_72%)]">
          {companion === undefined ? (
            <Suspense fallback={<Loading />}>
              <WelcomePanel />
            </Suspense>
          ) : (
            <>
              <ChatHeader
                companion={companion}
                beside={beside}
                besideId={besideId}
                onShowCompanions={() => setListShown(true)}
              />
              <MainArea key={companion.id} companion={companion} />
            </>
          )}
        </section>
        {beside?.open === true && companion !== undefined && (
          <Suspense fallback={<div className="w-75 shrink-0 border-l border-line bg-surface" />}>
            <BesideColumn companion={companion} id={besideId} />
          </Suspense>
        )}
      </div>
      {recorded && (
        <Suspense fallback={null}>
          <RecordingGuard />
        </Suspense>
      )}
      {!wide && (
        <CompanionSheet
          open={listShown}
          onOpenChange={setListShown}
          companions={companions}
          selectedId={companion?.id ?? null}
        />
      )}
    </ChatContext>
  )
}

function Loading() {
  const { t } = useTranslation()
  return <TalkLoading title={t('route.chat')} text={t('chat.loading')} />
}
