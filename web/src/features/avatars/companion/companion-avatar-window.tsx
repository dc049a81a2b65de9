import type { Companion } from '@lumen/contracts/chat/schema'
import { avatarStyles, type AvatarStyle } from '@lumen/contracts/media/names'
import type { AvatarTemplate } from '@lumen/contracts/media/schema'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePossibleStyles } from '@/features/media'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { notify } from '@/ui/toast'
import {
  avatarFreshSeconds,
  useGenerateCompanionAvatarMutation,
  useGetCompanionAvatarQuery,
  useSetCompanionAvatarMutation,
} from '../avatars-api'
import { LibraryView } from '../library/library-view'
import { useFailureText } from '../making/failure-text'
import { MakingView } from '../making/making-view'
import { useAvatarMaking, type MadeAvatar } from '../making/use-avatar-making'
import { useMakingNotices } from '../making/use-making-notices'
import { useStepFocus } from '../making/use-step-focus'
import { ChooseView } from './choose-view'
import { Viewer } from './viewer'

export type AvatarView = 'viewer' | 'choose' | 'library'

type Wish = { styleType: AvatarStyle; templateId?: string }

const sizes = { viewer: 'medium', choose: 'medium', library: 'large' } as const

/** Everything about one companion’s avatar, in one window: looking at it, choosing another, the library. */
export default function CompanionAvatarWindow({
  companion,
  view: first,
  onClose,
}: {
  companion: Companion
  view: AvatarView
  onClose: () => void
}) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const [view, setView] = useState(first)
  const [wish, setWish] = useState<Wish | null>(null)
  const { id: companionId, name } = companion
  const { data: avatar } = useGetCompanionAvatarQuery(
    { params: { companionId } },
    { refetchOnMountOrArgChange: avatarFreshSeconds },
  )
  const [generate] = useGenerateCompanionAvatarMutation()
  const [set, { isLoading: confirming }] = useSetCompanionAvatarMutation()
  const { making, start, cancel, reset } = useAvatarMaking((asked: Wish & { requestKey: string }) =>
    generate({ body: { companionId, ...asked } }).unwrap(),
  )
  useMakingNotices(making, t('avatars.done.preview'))
  const part = useStepFocus<HTMLDivElement>(view)

  const begin = (next: Wish) => {
    setWish(next)
    setView('choose')
    void start(next)
  }
  const possible = usePossibleStyles(avatarStyles)
  /** A style that can be had here, this one where it can. */
  const styleNear = (style: string | null | undefined): AvatarStyle =>
    possible.find((one) => one === style) ?? possible[0] ?? 'anime'
  const choose = ({ id: templateId, styleType }: AvatarTemplate) =>
    begin({ styleType: styleNear(styleType), templateId })
  const confirm = async ({ imageUrl, styleType, prompt }: MadeAvatar) => {
    try {
      await set({
        body: { companionId, imageUrl, styleType, generationPrompt: prompt },
      }).unwrap()
      notify.success(t('avatars.done.updated'))
      onClose()
    } catch (failure) {
      notify.error(t('avatars.failed.set.title'), {
        description: failureText(failure, t('avatars.failed.set.text')),
      })
    }
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(`avatars.title.${view}`, { name })}
      size={making.step === 'idle' ? sizes[view] : 'medium'}
    >
      <div ref={part} tabIndex={-1} className="outline-none">
        {making.step !== 'idle' ? (
          <MakingView
            making={making}
            who={companion}
            confirming={confirming}
            onConfirm={(made) => void confirm(made)}
            onAgain={() => {
              if (wish !== null) begin(wish)
            }}
            onCancel={cancel}
            onBack={reset}
          />
        ) : view === 'viewer' ? (
          <Viewer
            companion={companion}
            avatar={avatar}
            onAgain={() => begin({ styleType: styleNear(avatar?.styleType) })}
            onChoose={() => setView('choose')}
          />
        ) : view === 'library' ? (
          <LibraryView
            back={
              <Button
                variant="ghost"
                size="small"
                className="-ml-3"
                onClick={() => setView('choose')}
              >
                <ArrowLeft aria-hidden className="size-4" />
                {t('avatars.library.back')}
              </Button>
            }
            onChoose={choose}
          />
        ) : (
          <ChooseView
            companion={companion}
            avatar={avatar}
            onTemplate={choose}
            onStyle={(styleType) => begin({ styleType })}
            onLibrary={() => setView('library')}
          />
        )}
      </div>
    </Dialog>
  )
}
