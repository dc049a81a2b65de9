import type { Play } from '@lumen/contracts/chat/play-schema'
import { castMax } from '@lumen/contracts/chat/play-limits'
import type { Companion } from '@lumen/contracts/chat/schema'
import { useTranslation } from 'react-i18next'
import { useShowError } from '@/api/use-error-text'
import { useListCompanionsQuery } from '@/features/companion-data'
import { useIsOffline } from '@/features/models'
import { Avatar } from '@/ui/avatar'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { useChangeCastMutation } from './plays-api'

/** Who is in a scene: others can be brought in, and everybody but its host can leave. */
export default function CastDialog({ play, onClose }: { play: Play; onClose: () => void }) {
  const { t } = useTranslation()
  const isOffline = useIsOffline()
  const { data: companions = [] } = useListCompanionsQuery()
  const member = (id: string) => play.cast.find(({ companionId }) => companionId === id)
  const isFull = play.cast.filter(({ here }) => here).length >= castMax
  // Those that are there first, the host before all.
  const rank = ({ id }: Companion) =>
    id === play.companionId ? 0 : member(id)?.here === true ? 1 : member(id) ? 2 : 3
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('plays.cast.title')}
      description={t('plays.cast.how')}
    >
      <ul className="grid gap-1">
        {companions
          .toSorted((one, other) => rank(one) - rank(other))
          .map((companion) => (
            <Member
              key={companion.id}
              play={play}
              companion={companion}
              here={member(companion.id)?.here}
              mayCome={!isOffline && !isFull}
            />
          ))}
      </ul>
      {(isOffline || isFull) && (
        <p className="pt-3 text-small text-text-2">
          {t(isOffline ? 'plays.cast.needsModel' : 'plays.cast.full')}
        </p>
      )}
    </Dialog>
  )
}

function Member({
  play: { id: playId, companionId: hostId },
  companion: { id, name, avatarUrl },
  here,
  mayCome,
}: {
  play: Play
  companion: Companion
  /** undefined: it was never in the scene. */
  here: boolean | undefined
  mayCome: boolean
}) {
  const { t } = useTranslation()
  const showError = useShowError()
  const [change, { isLoading }] = useChangeCastMutation()
  const isHost = id === hostId
  const run = async () => {
    try {
      await change({ params: { playId }, body: { companionId: id, here: here !== true } }).unwrap()
    } catch (error) {
      showError(error, t('plays.cast.failed'))
    }
  }
  return (
    <li className="flex min-h-13 items-center gap-3">
      <Avatar id={id} name={name} imageUrl={avatarUrl} size={36} />
      <span className="grid min-w-0 flex-1">
        <span className="truncate font-medium">{name}</span>
        {here !== undefined && (
          <span className="text-small text-text-2">
            {t(`plays.cast.${isHost ? 'host' : here ? 'here' : 'left'}`)}
          </span>
        )}
      </span>
      {!isHost && (here === true || mayCome) && (
        <Button
          size="small"
          className="min-h-11 shrink whitespace-normal"
          variant={here === true ? 'ghost' : 'soft'}
          busy={isLoading}
          onClick={() => void run()}
        >
          {t(here === true ? 'plays.cast.leave' : 'plays.cast.bring', { name })}
        </Button>
      )}
    </li>
  )
}
