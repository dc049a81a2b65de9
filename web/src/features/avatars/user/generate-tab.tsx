import { userAvatarStyles, type UserAvatarStyle } from '@lumen/contracts/media/names'
import { WandSparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { CapabilityNote, CostLine, StyleChoice, usePossibleStyles } from '@/features/media'
import { Button } from '@/ui/button'
import { useOnline } from '@/ui/use-online'
import { DescribeField } from '../making/describe-field'
import { MakingView } from '../making/making-view'
import type { MadeAvatar, Making } from '../making/use-avatar-making'
import { stylePictures } from '../styles/style-pictures'

export type Wish = { styleType: UserAvatarStyle; customPrompt: string }

/** Style and description, then the making of it. */
export function GenerateTab({
  wish,
  onWish,
  making,
  who,
  confirming,
  onStart,
  onConfirm,
  onCancel,
  onBack,
}: {
  wish: Wish
  onWish: (wish: Wish) => void
  making: Making
  who: { id: string; name: string }
  confirming: boolean
  onStart: () => void
  onConfirm: (made: MadeAvatar) => void
  onCancel: () => void
  onBack: () => void
}) {
  const { t } = useTranslation()
  const online = useOnline()
  const styles = usePossibleStyles(userAvatarStyles)
  if (making.step !== 'idle')
    return (
      <MakingView
        making={making}
        who={who}
        confirming={confirming}
        onConfirm={onConfirm}
        onAgain={onStart}
        onCancel={onCancel}
        onBack={onBack}
      />
    )
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (online) onStart()
      }}
    >
      <StyleChoice
        legend={t('avatars.style')}
        look="portraits"
        styles={styles}
        value={wish.styleType}
        sample={portrait}
        onChange={(styleType) => onWish({ ...wish, styleType })}
      />
      <DescribeField
        value={wish.customPrompt}
        onChange={(customPrompt) => onWish({ ...wish, customPrompt })}
      />
      <CapabilityNote name="image" />
      <div className="flex flex-wrap items-center justify-between gap-3">
        {online ? (
          <CostLine kind="image" />
        ) : (
          <output className="text-small text-warn">{t('avatars.offline')}</output>
        )}
        <Button type="submit" disabled={!online} className="ml-auto max-sm:w-full">
          <WandSparkles aria-hidden className="size-4.5" />
          {t('avatars.generate')}
        </Button>
      </div>
    </form>
  )
}

const portrait = (style: UserAvatarStyle) => (
  <img
    src={stylePictures[style]}
    alt=""
    width={192}
    height={192}
    className="aspect-square w-full rounded-2 object-cover"
  />
)
