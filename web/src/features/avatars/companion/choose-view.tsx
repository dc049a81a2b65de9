import type { Companion } from '@lumen/contracts/chat/schema'
import type { AvatarStyle } from '@lumen/contracts/media/names'
import type { AvatarTemplate, CompanionAvatar } from '@lumen/contracts/media/schema'
import { LibraryBig } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { CapabilityNote, CostLine, usePossibleStyles } from '@/features/media'
import { Avatar } from '@/ui/avatar'
import { Button } from '@/ui/button'
import { useOnline } from '@/ui/use-online'
import { stylePictures } from '../styles/style-pictures'
import { Recommendations } from './recommendations'

/** The first four that can be had make an avatar at one click; the library has the rest. */
const quickStyles = [
  'realistic',
  'anime',
  'cartoon',
  'artistic',
  'fantasy',
] as const satisfies AvatarStyle[]
const quickShown = 4

/** What a companion wears now, and what Ta could wear: recommended, in a style, or from the library. */
export function ChooseView({
  companion,
  avatar,
  onTemplate,
  onStyle,
  onLibrary,
}: {
  companion: Companion
  avatar: CompanionAvatar | undefined
  onTemplate: (template: AvatarTemplate) => void
  onStyle: (style: AvatarStyle) => void
  onLibrary: () => void
}) {
  const { t } = useTranslation()
  const online = useOnline()
  const styles = usePossibleStyles(quickStyles).slice(0, quickShown)
  const { id, name } = companion
  const imageUrl = avatar?.imageUrl ?? companion.avatarUrl
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex items-center gap-4">
        <Avatar id={id} name={name} imageUrl={imageUrl} size={96} />
        <div className="grid min-w-0 gap-1">
          <p className="text-small text-text-3">{t('avatars.current')}</p>
          <p className="truncate text-lg font-bold">{name}</p>
          <p className="text-small text-text-2">
            {imageUrl === null
              ? t('avatars.noneYet')
              : avatar?.styleType
                ? t(`media.style.${avatar.styleType}`)
                : null}
          </p>
        </div>
      </div>
      <Recommendations companion={companion} disabled={!online} onChoose={onTemplate} />
      <section className="grid gap-2">
        <h3 className="text-small font-semibold text-text-2">{t('avatars.quick')}</h3>
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {styles.map((style) => (
            <button
              key={style}
              type="button"
              disabled={!online}
              className="flex items-center gap-3 rounded-3 border border-line bg-surface p-1.5 text-start sm:flex-col sm:gap-1.5 sm:text-center transition-[border-color,box-shadow] duration-160 hover:border-control hover:shadow-2 disabled:opacity-55"
              onClick={() => onStyle(style)}
            >
              <img
                src={stylePictures[style]}
                alt=""
                width={192}
                height={192}
                className="aspect-square w-14 shrink-0 rounded-2 object-cover sm:w-full"
              />
              <span className="min-w-0 text-small font-semibold sm:pb-0.5">
                {t(`media.style.${style}`)}
              </span>
            </button>
          ))}
        </div>
      </section>
      <CapabilityNote name="image" />
      <div className="flex flex-wrap items-center justify-between gap-3">
        {online ? (
          <CostLine kind="image" />
        ) : (
          <output className="text-small text-warn">{t('avatars.offline')}</output>
        )}
        <Button variant="secondary" className="ml-auto max-sm:w-full" onClick={onLibrary}>
          <LibraryBig aria-hidden className="size-4.5" />
          {t('avatars.library.open')}
        </Button>
      </div>
    </div>
  )
}
