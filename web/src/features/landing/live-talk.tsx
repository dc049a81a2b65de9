import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { SiteLink } from '@/site/site-context'
import { useSiteText } from '@/site/use-site-text'
import { Button } from '@/ui/button'
import { Crystal } from '@/ui/crystal'
import { GuestHelp } from './guest-help'
import { GuestLine } from './guest-lines'
import type { Asked } from './guest-calls'
import { useGuestTalk } from './use-guest-talk'

/** After so many messages she asks whether she shall remember. */
const invitedAfter = 3

/** What is said in the hero once somebody touched it; comes with its script. */
export default function LiveTalk({
  asked,
  below,
  onSettled,
}: {
  asked: Asked | null
  /** Where the invitation stands: beneath the talk, so that it is never scrolled away. */
  below: Element | null
  onSettled: (said: boolean) => void
}) {
  const { t } = useSiteText()
  const { talk, crystals, note } = useGuestTalk(asked, onSettled)
  // Her first line stands there already.
  const said = (talk?.messages ?? []).slice(1)
  const waits =
    asked !== null &&
    note === null &&
    said.every(({ clientMessageId }) => clientMessageId !== asked.id)
  const isAnswering = waits || said.at(-1)?.isFromUser || said.at(-1)?.status === 'running'
  const careReplies = said.filter(
    ({ metadata }) => metadata.crisis !== undefined || metadata.helpLink === true,
  )
  const lastCare = careReplies.at(-1)
  const cares =
    lastCare !== undefined && said.findLast(({ isFromUser }) => !isFromUser) === lastCare
  // What somebody said in danger is no pretty stone.
  const shown = crystals.filter(
    ({ sourceMessageIds }) =>
      !careReplies.some(({ replyTo }) => replyTo !== null && sourceMessageIds.includes(replyTo)),
  )
  const count = said.filter(({ isFromUser }) => isFromUser).length
  const name = t('faces.lumi.name')
  const mine = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // From what was said last on, as far as it fits.
    const log = mine.current?.parentElement
    if (log) log.scrollTop = (mine.current?.offsetTop ?? 0) - log.offsetTop
  }, [said.length, shown.length, isAnswering, note])
  const lastMine = waits ? null : said.findLast(({ isFromUser }) => isFromUser)?.id
  return (
    <>
      {said.map(({ id, isFromUser, content, metadata: { provider, model } }) =>
        content === '' ? null : (
          <div key={id} ref={id === lastMine ? mine : null} className="grid gap-1">
            <GuestLine mine={isFromUser} who={isFromUser ? t('landing.guest.you') : name}>
              {content}
            </GuestLine>
            {!isFromUser && provider !== undefined && (
              <p className="text-small text-text-3">
                {provider === 'local' || provider === 'safety'
                  ? t(`landing.guest.${provider}`)
                  : (model ?? provider)}
              </p>
            )}
            {id === lastCare?.id && <GuestHelp />}
          </div>
        ),
      )}
      {waits && (
        <div ref={mine} className="grid">
          <GuestLine mine who={t('landing.guest.you')}>
            {asked.content}
          </GuestLine>
        </div>
      )}
      {isAnswering && note === null && (
        <p className="text-small text-text-2">{t('landing.guest.thinking', { name })}</p>
      )}
      {shown.slice(0, 1).map(({ id, content, importance }) => (
        <div key={id} className="flex items-center gap-3 rounded-3 bg-soft px-4 py-3 text-on-soft">
          <Crystal seed={id} hue="teal" facets={4 + Math.ceil(importance / 2)} className="h-10" />
          <p className="min-w-0">
            <span className="block text-small">{t('landing.guest.kept')}</span>
            <span className="font-semibold wrap-anywhere">{content}</span>
          </p>
        </div>
      ))}
      {note !== null && (
        <p
          role={note.isFailure ? 'alert' : undefined}
          className={note.isFailure ? 'text-danger' : 'text-text-2'}
        >
          {note.text}
        </p>
      )}
      {(count >= invitedAfter || shown.length > 0 || talk?.left === 0) &&
        !cares &&
        below !== null &&
        createPortal(<Invitation name={name} isNew={asked !== null} />, below)}
    </>
  )
}

/** The way to keep the talk; during one it is brought into view where the screen ends above it. */
function Invitation({ name, isNew }: { name: string; isNew: boolean }) {
  const { t } = useSiteText()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNew) box.current?.scrollIntoView({ block: 'nearest' })
  }, [isNew])
  return (
    <div ref={box} className="mt-3 grid gap-2 border-t border-line pt-3">
      <p className="text-small">{t('landing.guest.invite', { name })}</p>
      <Button asChild>
        <SiteLink to="/auth?mode=register&next=/chat">{t('landing.guest.signUp')}</SiteLink>
      </Button>
      <p className="text-xs text-text-2">{t('landing.guest.known')}</p>
    </div>
  )
}
