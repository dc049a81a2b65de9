import type { Companion } from '@lumen/contracts/chat/schema'
import { useTranslation } from 'react-i18next'
import { JustKept } from './just-kept'
import { SkyOfDay } from './sky-of-day'
import { TalkCrystals } from './talk-crystals'

/** Beside the talk: its crystals, what was remembered just now, and the day's sky at the foot. */
export default function BesideColumn({ companion, id }: { companion: Companion; id: string }) {
  const { t } = useTranslation()
  return (
    <aside
      id={id}
      aria-label={t('chat.beside.label')}
      className="flex w-75 shrink-0 flex-col gap-7 overflow-y-auto border-l border-line bg-surface p-5"
    >
      <TalkCrystals key={companion.id} companion={companion} />
      <JustKept key={`${companion.id} kept`} companionId={companion.id} />
      <SkyOfDay />
    </aside>
  )
}
