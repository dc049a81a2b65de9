import type { Companion } from '@lumen/contracts/chat/schema'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/ui/icon-button'
import { Sheet } from '@/ui/sheet'
import { useCompanionDialogs } from './companion-dialogs'
import { CompanionList } from './companion-list'

type Props = { companions: readonly Companion[]; selectedId: string | null }

/** The companions beside the chat, on wide screens. */
export function CompanionColumn({ companions, selectedId }: Props) {
  const { t } = useTranslation()
  const dialogs = useCompanionDialogs()
  return (
    <aside
      aria-label={t('companions.title')}
      className="flex w-70 shrink-0 flex-col border-r border-line bg-surface max-lg:w-60"
    >
      <div className="flex h-19 shrink-0 items-center justify-between pr-3 pl-6">
        <h2 className="min-w-0 truncate font-display text-h3 font-bold max-lg:text-lg">
          {t('companions.title')}
        </h2>
        <IconButton label={t('companions.create.open')} onClick={dialogs.create}>
          <Plus />
        </IconButton>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-3 pb-4">
        <CompanionList companions={companions} selectedId={selectedId} dialogs={dialogs} />
      </div>
      {dialogs.open}
    </aside>
  )
}

/** The same from the lower edge, on small screens. */
export function CompanionSheet({
  companions,
  selectedId,
  open,
  onOpenChange,
}: Props & { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { t } = useTranslation()
  const dialogs = useCompanionDialogs()
  const close = () => onOpenChange(false)
  // One window at a time: what is asked for takes the place of the list.
  const afterClosing = <A extends unknown[]>(run: (...args: A) => void) => {
    return (...args: A) => {
      close()
      run(...args)
    }
  }
  return (
    <>
      <Sheet open={open} onOpenChange={onOpenChange} title={t('companions.title')}>
        <CompanionList
          companions={companions}
          selectedId={selectedId}
          onSelect={close}
          dialogs={{
            ...dialogs,
            create: afterClosing(dialogs.create),
            edit: afterClosing(dialogs.edit),
            changeAvatar: afterClosing(dialogs.changeAvatar),
            exportCard: afterClosing(dialogs.exportCard),
            exportTalk: afterClosing(dialogs.exportTalk),
            remove: afterClosing(dialogs.remove),
            showDeleted: afterClosing(dialogs.showDeleted),
          }}
        />
      </Sheet>
      {dialogs.open}
    </>
  )
}
