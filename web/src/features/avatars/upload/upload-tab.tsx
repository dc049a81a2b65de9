import { mediaLimits } from '@lumen/contracts/media/limits'
import { ImageUp } from 'lucide-react'
import { useState, useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/button'
import { Slider } from '@/ui/slider'
import { notify } from '@/ui/toast'
import { useOnline } from '@/ui/use-online'
import { useUploadUserAvatarMutation } from '../avatars-api'
import { useFailureText } from '../making/failure-text'
import { useStepFocus } from '../making/use-step-focus'
import { wholeCrop, zoomCrop, zoomLimit } from './crop'
import { CropFrame } from './crop-frame'
import { CropImage } from './crop-image'
import { cutSquare } from './cut-square'
import { PictureDrop } from './picture-drop'

/** Why a file cannot become an avatar, as the last part of the keys of its texts. */
type FileProblem = 'type' | 'size' | 'unreadable'

/** What can be said of a file before it is read. A drawing of SVG is a document, not a photo. */
function fileProblem(file: File): FileProblem | null {
  if (!file.type.startsWith('image/') || file.type === 'image/svg+xml') return 'type'
  return file.size > mediaLimits.avatarUploadBytes ? 'size' : null
}

/** A picture of a file, upright, ready to be drawn; `close` lets go of its address. */
type OpenPicture = { image: HTMLImageElement; url: string; close: () => void }

/** @throws when the browser cannot read the file as a picture */
async function openPicture(file: File): Promise<OpenPicture> {
  const url = URL.createObjectURL(file)
  const image = new Image()
  image.src = url
  try {
    await image.decode()
    if (image.naturalWidth === 0 || image.naturalHeight === 0)
      throw new Error('the picture has no size of its own')
  } catch (error) {
    URL.revokeObjectURL(url)
    throw error
  }
  return { image, url, close: () => URL.revokeObjectURL(url) }
}

type Chosen = OpenPicture & { type: string }

/** The picture that was chosen, or why it cannot be used. Its address lives as long as it is shown. */
function useChosenPicture(): {
  chosen: Chosen | null
  problem: FileProblem | null
  opening: boolean
  choose: (file: File) => Promise<FileProblem | null>
  forget: () => void
} {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [problem, setProblem] = useState<FileProblem | null>(null)
  const [opening, setOpening] = useState(false)
  useEffect(() => () => chosen?.close(), [chosen])

  const choose = useCallback(async (file: File) => {
    const found = fileProblem(file)
    setProblem(found)
    if (found !== null) return found
    setOpening(true)
    try {
      const picture = await openPicture(file)
      setChosen({ ...picture, type: file.type })
      return null
    } catch (error) {
      console.warn('A file could not be read as a picture', error)
      setProblem('unreadable')
      return 'unreadable'
    } finally {
      setOpening(false)
    }
  }, [])
  const forget = useCallback(() => setChosen(null), [])
  return { chosen, problem, opening, choose, forget }
}

const hexagon = '[clip-path:polygon(50%_0,94%_25%,94%_75%,50%_100%,6%_75%,6%_25%)]'

/** A file becomes an avatar: chosen, cut to a square, sent. */
export function UploadTab({ onUploaded }: { onUploaded: () => void }) {
  const { t } = useTranslation()
  const format = useFormat()
  const online = useOnline()
  const failureText = useFailureText()
  const { chosen, problem, opening, choose, forget } = useChosenPicture()
  const [crop, setCrop] = useState(wholeCrop)
  const [cutting, setCutting] = useState(false)
  const [upload, { isLoading }] = useUploadUserAvatarMutation()
  const part = useStepFocus<HTMLDivElement>(chosen === null ? 'file' : 'crop')

  const textsOf = (which: FileProblem) => ({
    title: t(`avatars.upload.problem.${which}.title`),
    description: t(`avatars.upload.problem.${which}.text`),
  })
  const take = async (file: File) => {
    setCrop(wholeCrop)
    const found = await choose(file)
    if (found === null) return
    const { title, description } = textsOf(found)
    notify.error(title, { description })
  }
  const send = async () => {
    if (chosen === null) return
    setCutting(true)
    try {
      const { file } = await cutSquare(chosen.image, crop, chosen.type)
      await upload(file).unwrap()
      forget()
      onUploaded()
    } catch (failure) {
      console.warn('An avatar could not be uploaded', failure)
      notify.error(t('avatars.failed.upload.title'), {
        description: failureText(failure, t('avatars.failed.upload.text')),
      })
    } finally {
      setCutting(false)
    }
  }
  if (chosen === null)
    return (
      <div ref={part} tabIndex={-1} className="outline-none">
        <PictureDrop
          busy={opening}
          problem={problem === null ? null : textsOf(problem).description}
          onFile={(file) => void take(file)}
        />
      </div>
    )
  const size = { width: chosen.image.naturalWidth, height: chosen.image.naturalHeight }
  const limit = zoomLimit(size)
  const side = Math.round(
    Math.min(mediaLimits.pictureSize.standard, Math.min(size.width, size.height) / crop.zoom),
  )
  return (
    <div
      ref={part}
      tabIndex={-1}
      role="group"
      aria-label={t('avatars.crop.title')}
      className="grid gap-4 rounded-3 outline-none"
    >
      <CropFrame url={chosen.url} size={size} crop={crop} onChange={setCrop} />
      <div className="grid items-center gap-x-6 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <p aria-hidden className="-mb-1.5 flex justify-between text-small text-text-2">
            <span>{t('avatars.crop.zoom')}</span>
            <span className="tabular-nums">{format.percent(crop.zoom)}</span>
          </p>
          <Slider
            label={t('avatars.crop.zoom')}
            min={1}
            max={limit}
            step={0.01}
            disabled={limit === 1}
            value={crop.zoom}
            onValueChange={(zoom) => setCrop((now) => zoomCrop(now, zoom, size))}
            format={format.percent}
          />
        </div>
        <div className="flex items-center gap-3" aria-hidden>
          {['size-16', 'size-9'].map((box) => (
            <span
              key={box}
              className={`relative block overflow-hidden bg-surface-3 ${box} ${hexagon}`}
            >
              <CropImage url={chosen.url} size={size} crop={crop} />
            </span>
          ))}
        </div>
      </div>
      <p className="text-small text-text-3">
        {t('avatars.crop.result', { side: format.number(side) })}
      </p>
      <div className="flex flex-wrap items-center justify-end gap-3">
        {!online && (
          <output className="mr-auto text-small text-warn">{t('avatars.offline')}</output>
        )}
        <Button variant="ghost" disabled={cutting || isLoading} onClick={forget}>
          {t('avatars.upload.another')}
        </Button>
        <Button busy={cutting || isLoading} disabled={!online} onClick={() => void send()}>
          {!cutting && !isLoading && <ImageUp aria-hidden className="size-4.5" />}
          {t('avatars.upload.send')}
        </Button>
      </div>
    </div>
  )
}
