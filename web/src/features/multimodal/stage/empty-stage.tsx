import { AudioLines } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useExamples, type Example } from '../examples'
import type { MediaKind } from '@/features/media'

/** Nothing is made yet: what others of its kind look like, each a way to begin. */
export function EmptyStage({
  kind,
  onUse,
}: {
  kind: MediaKind
  onUse: (example: Example) => void
}) {
  const { t } = useTranslation()
  const examples = useExamples(kind)
  return (
    <div className="rounded-4 border border-line bg-surface p-5 shadow-1 md:p-7">
      <h2 className="font-display text-h2 font-bold">{t(`multimodal.first.${kind}.title`)}</h2>
      <p className="mt-1 text-text-2">{t('multimodal.first.text')}</p>
      <ul
        className={
          kind === 'image'
            ? 'mt-5 grid grid-cols-2 gap-3 sm:grid-cols-3'
            : kind === 'video'
              ? 'mt-5 grid gap-3 sm:grid-cols-2'
              : 'mt-5 grid gap-3'
        }
      >
        {examples.map((example) => {
          const text = t(`multimodal.examples.${kind}.${example.id}.text`)
          return (
            <li key={example.id}>
              <button
                type="button"
                className="group flex size-full flex-col overflow-hidden rounded-3 border border-line bg-surface-2 text-start transition-[border-color,box-shadow] duration-160 hover:border-ring hover:shadow-2"
                onClick={() => onUse(example)}
              >
                {example.picture === null ? (
                  <span className="flex items-start gap-3 p-4 md:p-5">
                    <AudioLines aria-hidden className="mt-1 size-5 shrink-0 text-link" />
                    <span>
                      <span className="line-clamp-2">{text}</span>
                      <span className="mt-1 block text-small text-text-2">
                        {t(`media.voice.${example.voice}.name`)}
                      </span>
                    </span>
                  </span>
                ) : (
                  <>
                    <span className="block overflow-hidden">
                      <img
                        src={example.picture}
                        alt=""
                        width={kind === 'video' ? 512 : 448}
                        height={kind === 'video' ? 288 : 448}
                        decoding="async"
                        className="block h-auto w-full bg-surface-3 transition-transform duration-400 ease-out group-hover:scale-[1.03]"
                      />
                    </span>
                    <span className="block p-3">
                      <span className="line-clamp-2 text-small leading-snug">{text}</span>
                      <span className="mt-1 block text-xs text-text-2">
                        {t(`media.style.${example.style}`)}
                      </span>
                    </span>
                  </>
                )}
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
