import { userAvatarStyles } from '@lumen/contracts/media/names'
import { ImageUp, WandSparkles } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePossibleStyles } from '@/features/media'
import { useSession } from '@/session/use-session'
import { Dialog } from '@/ui/dialog'
import { Tabs } from '@/ui/tabs'
import { notify } from '@/ui/toast'
import {
  avatarFreshSeconds,
  useGenerateUserAvatarMutation,
  useGetUserAvatarQuery,
  useSetUserAvatarMutation,
} from '../avatars-api'
import { useFailureText } from '../making/failure-text'
import { useAvatarMaking, type MadeAvatar } from '../making/use-avatar-making'
import { useMakingNotices } from '../making/use-making-notices'
import { UploadTab } from '../upload/upload-tab'
import { GenerateTab, type Wish } from './generate-tab'

/** The user’s own picture: generated in a style, or uploaded. */
export default function UserAvatarDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { user } = useSession()
  const failureText = useFailureText()
  const [tab, setTab] = useState('generate')
  const [wished, setWished] = useState<Wish | null>(null)
  const { data: now } = useGetUserAvatarQuery(undefined, {
    refetchOnMountOrArgChange: avatarFreshSeconds,
  })
  const [generate] = useGenerateUserAvatarMutation()
  const [set, { isLoading: confirming }] = useSetUserAvatarMutation()
  const { making, start, cancel, reset } = useAvatarMaking(
    ({ styleType, customPrompt, requestKey }: Wish & { requestKey: string }) =>
      generate({
        body: {
          styleType,
          requestKey,
          ...(customPrompt.trim() !== '' && { customPrompt: customPrompt.trim() }),
        },
      }).unwrap(),
  )
  const styles = usePossibleStyles(userAvatarStyles)
  useMakingNotices(making, t('avatars.done.generated'))
  // Whoever signs out elsewhere has no picture to choose any more.
  const gone = user === null
  useEffect(() => {
    if (gone) onClose()
  }, [gone, onClose])
  if (user === null) return null

  const wish = wished ?? {
    styleType: styles.find((style) => style === now?.styleType) ?? styles[0] ?? 'artistic',
    customPrompt: '',
  }
  const confirm = async ({ imageUrl, styleType, prompt }: MadeAvatar) => {
    try {
      await set({ body: { imageUrl, styleType, generationPrompt: prompt } }).unwrap()
      reset()
      notify.success(t('avatars.done.set'))
      onClose()
    } catch (failure) {
      notify.error(t('avatars.failed.set.title'), {
        description: failureText(failure, t('avatars.failed.set.text')),
      })
    }
  }
  return (
    <Dialog open onOpenChange={onClose} title={t('avatars.user.title')}>
      <Tabs
        label={t('avatars.user.title')}
        tabs={[
          {
            id: 'generate',
            label: t('avatars.user.generate'),
            icon: <WandSparkles aria-hidden />,
          },
          { id: 'upload', label: t('avatars.user.upload'), icon: <ImageUp aria-hidden /> },
        ]}
        value={tab}
        onValueChange={setTab}
      >
        {tab === 'generate' ? (
          <GenerateTab
            wish={wish}
            onWish={setWished}
            making={making}
            who={{ id: user.id, name: user.username }}
            confirming={confirming}
            onStart={() => void start(wish)}
            onConfirm={(made) => void confirm(made)}
            onCancel={cancel}
            onBack={reset}
          />
        ) : (
          <UploadTab
            onUploaded={() => {
              notify.success(t('avatars.done.uploaded'))
              onClose()
            }}
          />
        )}
      </Tabs>
    </Dialog>
  )
}
