import { faceUrl } from '@lumen/contracts/chat/faces'
import type { Companion } from '@lumen/contracts/chat/schema'
import type { CompanionAvatar } from '@lumen/contracts/media/schema'
import { Download, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CostLine, objectIdOf, useObjectAddress } from '@/features/media'
import { Avatar } from '@/ui/avatar'
import { Button } from '@/ui/button'
import { notify } from '@/ui/toast'
import { useOnline } from '@/ui/use-online'
import { MakerLabel } from '../making/maker-label'
import { StoredPicture } from '../making/stored-picture'
import { isNative } from '@/native/bridge'
import { toPng } from './to-png'

/** Long enough for the browser to have begun. */
const keepMs = 60_000

/**
 * Saves a stored picture as a PNG, with what it says of who made it. In the wrapper the system’s
 * browser saves it as it is: that knows a signed address only.
 */
function useDownload(address: string | null): (name: string) => Promise<void> {
  const objectId = address === null ? null : objectIdOf(address)
  const addressOf = useObjectAddress(objectId)
  return async (name) => {
    const source = objectId === null ? (address ?? undefined) : addressOf({ download: true })
    if (source === undefined) throw new Error('the address of the picture is not known yet')
    if (isNative()) {
      globalThis.open(source, '_blank')
      return
    }
    const response = await fetch(source, { credentials: 'same-origin' })
    if (!response.ok) throw new Error(`the picture answered ${response.status}`)
    const url = URL.createObjectURL(await toPng(await response.blob()))
    const link = document.createElement('a')
    link.href = url
    link.download = `${name}.png`
    link.click()
    setTimeout(() => URL.revokeObjectURL(url), keepMs)
  }
}

/** A companion’s picture as large as the screen allows, to keep or to make anew. */
export function Viewer({
  companion,
  avatar,
  onAgain,
  onChoose,
}: {
  companion: Companion
  avatar: CompanionAvatar | undefined
  /** Makes another in the same style. */
  onAgain: () => void
  onChoose: () => void
}) {
  const { t } = useTranslation()
  const online = useOnline()
  const [saving, setSaving] = useState(false)
  const { id, name } = companion
  const worn = avatar?.imageUrl ?? avatar?.avatarUrl ?? companion.avatarUrl
  const face = worn === null || objectIdOf(worn) !== null ? null : companion.face
  const imageUrl = face === null ? worn : faceUrl(face, 1_024)
  const download = useDownload(imageUrl)
  if (imageUrl === null)
    return (
      <div className="grid justify-items-center gap-5 py-4 text-center">
        <Avatar id={id} name={name} size={96} className="size-44! text-7xl!" />
        <p className="max-w-80 text-text-2">{t('avatars.viewer.none', { name })}</p>
        <Button onClick={onChoose}>{t('avatars.viewer.choose')}</Button>
      </div>
    )
  const save = async () => {
    setSaving(true)
    try {
      await download(`${name}_avatar`)
    } catch (error) {
      console.error('An avatar could not be downloaded', error)
      notify.error(t('avatars.failed.download'))
    } finally {
      setSaving(false)
    }
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <StoredPicture
        address={imageUrl}
        alt={face === null ? t('avatars.viewer.alt', { name }) : t(`faces.${face}.look`)}
        className="mx-auto aspect-square w-full max-w-[min(100%,46dvh)] rounded-4 border border-line"
      />
      {avatar !== undefined && (
        <div className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-2 text-center">
          {avatar.model !== null && <MakerLabel model={avatar.model} />}
          {avatar.styleType !== null && (
            <p className="line-clamp-2 max-w-120 text-small wrap-anywhere text-text-2">
              {[t(`media.style.${avatar.styleType}`), avatar.generationPrompt]
                .filter(Boolean)
                .join(' · ')}
            </p>
          )}
        </div>
      )}
      <div className="flex flex-wrap items-center justify-center gap-3 max-sm:*:grow">
        <Button variant="secondary" busy={saving} onClick={() => void save()}>
          {!saving && <Download aria-hidden className="size-4.5" />}
          {t('avatars.viewer.download')}
        </Button>
        <Button variant="secondary" onClick={onChoose}>
          {t('avatars.viewer.change')}
        </Button>
        <Button disabled={!online} onClick={onAgain}>
          <RefreshCw aria-hidden className="size-4.5" />
          {t('avatars.again')}
        </Button>
      </div>
      <div className="flex justify-center">
        {online ? (
          <CostLine kind="image" />
        ) : (
          <output className="text-small text-warn">{t('avatars.offline')}</output>
        )}
      </div>
    </div>
  )
}
