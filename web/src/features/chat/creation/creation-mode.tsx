import { mediaLimits } from '@lumen/contracts/media/limits'
import type { Companion } from '@lumen/contracts/chat/schema'
import { WandSparkles } from 'lucide-react'
import { Suspense, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import {
  CapabilityNote,
  CostLine,
  isWithoutSubject,
  PicturePreviewLine,
  StyleChoice,
  useCapability,
  usePicturePreview,
  usePossibleStyles,
} from '@/features/media'
import { PriceTag } from '@/features/wallet'
import { useUser } from '@/session/use-session'
import { readPersonal, writePersonal } from '@/storage/personal-storage'
import { useAppDispatch } from '@/store/root-reducer'
import { Button } from '@/ui/button'
import { cn } from '@/ui/class-names'
import { draftChanged } from '../chat-slice'
import { isSendKey } from '../composer/is-send-key'
import { CharacterCount, lettersFrom } from '../composer/character-count'
import { useAutoHeight } from '../composer/use-auto-height'
import { useIdleFocus } from '../composer/use-idle-focus'
import { cleanMessage } from '../live/message-text'
import { creationStyles, styleColors, type CreationStyle } from './creation-styles'
import { useCreation } from './use-creation'

const limit = mediaLimits.promptLength

/** Where a picture or a video is described and begun. */
export default function CreationMode({
  companion,
  kind,
  onSent,
}: {
  companion: Companion
  kind: 'image' | 'video'
  onSent: () => void
}) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { id: companionId, name } = companion
  const { key, text, make, generating } = useCreation(companionId, kind, onSent)
  const styles = usePossibleStyles(creationStyles[kind])
  const [chosen, setStyle] = useStyle(kind)
  const style = styles.find((one) => one === chosen) ?? styles[0] ?? 'enhance'
  const capability = useCapability(kind)
  const area = useAutoHeight(text)
  useIdleFocus(area, key)

  const { length } = cleanMessage(text)
  const tooLong = length > limit
  const preview = usePicturePreview(kind === 'image' ? cleanMessage(text) : null)
  const refused = isWithoutSubject(preview)
  const possible = capability?.available !== false && !refused
  const ready = length > 0 && !tooLong && !generating && possible
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (!generating && !tooLong && possible) void make(style)
  }

  return (
    <form onSubmit={submit}>
      <div className="flex items-end gap-1.5 pl-1">
        <textarea
          ref={area}
          rows={1}
          value={text}
          aria-label={t(`composer.creation.${kind}.label`, { name })}
          aria-describedby={length > lettersFrom(limit) ? 'letters-left' : undefined}
          aria-invalid={tooLong || undefined}
          placeholder={t(`composer.creation.${kind}.placeholder`)}
          enterKeyHint="done"
          onChange={({ target }) =>
            dispatch(draftChanged({ companionId: key, text: target.value }))
          }
          onKeyDown={(event) => {
            if (!isSendKey(event)) return
            event.preventDefault()
            submit()
          }}
          className="max-h-[min(30dvh,13rem)] min-h-11 flex-1 resize-none bg-transparent py-2 text-base leading-7 outline-none placeholder:truncate placeholder:text-text-3"
        />
        <CharacterCount length={length} limit={limit} />
      </div>
      <StyleChoice
        legend={t('composer.creation.style')}
        look="row"
        styles={styles}
        value={style}
        sample={colorsOf}
        onChange={setStyle}
      />
      <PicturePreviewLine id="picture-preview" of={preview} className="mx-1.5 min-h-[1.6em]" />
      {/* On a phone there is room for it only where it stands in the way; pictures say it themselves. */}
      <CapabilityNote
        name={kind}
        instead={refused ? t('media.preview.way') : undefined}
        className={cn('mx-1.5 mt-1', capability?.available === true && !refused && 'max-md:hidden')}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-1.5">
        <CostLine kind={kind} receipt={refused ? 0 : null} />
        <Button
          type="submit"
          disabled={!ready}
          aria-describedby={preview.told ? 'picture-preview' : undefined}
          className="ml-auto rounded-full! max-md:w-full"
        >
          <WandSparkles aria-hidden className="size-4.5" />
          {t(generating ? 'composer.creation.busy' : `composer.creation.${kind}.make`)}
          {kind === 'image' && !generating && !refused && (
            <Suspense>
              <PriceTag />
            </Suspense>
          )}
        </Button>
      </div>
    </form>
  )
}

/** The look that was chosen last in this browser. */
function useStyle(kind: 'image' | 'video'): [CreationStyle, (style: CreationStyle) => void] {
  const { id: userId } = useUser()
  const name = `${kind}-style`
  const [style, setStyle] = useState<CreationStyle>(() => {
    const kept = readPersonal(userId, name)
    const styles = creationStyles[kind]
    return styles.find((one) => one === kept) ?? styles[0] ?? 'enhance'
  })
  return [
    style,
    (next) => {
      writePersonal(userId, name, next)
      setStyle(next)
    },
  ]
}

const colorsOf = (style: CreationStyle) => (
  <span
    aria-hidden
    className="size-4 shrink-0 rounded-full border border-black/10"
    style={{ background: `conic-gradient(${styleColors[style]})` }}
  />
)
