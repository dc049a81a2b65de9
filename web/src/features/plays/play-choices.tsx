import type { Companion, Message } from '@lumen/contracts/chat/schema'
import { useTranslation } from 'react-i18next'
import { useShowError } from '@/api/use-error-text'
import { Button } from '@/ui/button'
import { useTakeChoiceMutation } from './plays-api'
import { usePlay } from './use-play'

/** Over the composer while a scene is played by choices. */
export default function PlayChoices({
  companion,
  newest,
  onSent,
}: {
  companion: Companion
  newest: Message | undefined
  onSent: () => void
}) {
  const { t } = useTranslation()
  const showError = useShowError()
  const play = usePlay(companion.id, newest)
  const [take, { isLoading }] = useTakeChoiceMutation()
  if (play === null || play.script === null || play.script.choices.length === 0) return null
  const { id: playId, script } = play
  const run = async (choiceId: string) => {
    try {
      await take({ params: { playId }, body: { choiceId, step: script.step } }).unwrap()
      onSent()
    } catch (error) {
      showError(error, t('plays.choices.failed'))
    }
  }
  return (
    <ul
      aria-label={t('plays.choices.label')}
      aria-busy={isLoading}
      className="mx-auto flex w-full max-w-4xl flex-wrap gap-2 px-3 pt-2 pb-3 md:px-6"
    >
      {script.choices.map(({ id, text }) => (
        <li key={id} className="max-w-full">
          <Button
            variant="secondary"
            size="small"
            className="min-h-11 text-left font-normal whitespace-normal"
            aria-disabled={isLoading || undefined}
            onClick={() => {
              if (!isLoading) void run(id)
            }}
          >
            {text}
          </Button>
        </li>
      ))}
    </ul>
  )
}
