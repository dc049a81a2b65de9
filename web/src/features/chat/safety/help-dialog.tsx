import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { Dialog } from '@/ui/dialog'
import { HelpLines, useHelpLines } from './help-lines'

/** Where to find help, always within reach of the chat. */
export default function HelpDialog({
  open,
  onOpenChange,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  const { t } = useTranslation()
  const format = useFormat()
  const { data } = useHelpLines()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={data?.title ?? t('chat.help.title')}
      description={data?.intro ?? t('chat.help.intro')}
    >
      <HelpLines />
      {data !== undefined && (
        <p className="mt-5 border-t border-line pt-3 text-xs text-text-3">
          {t('chat.help.source', { source: data.source, date: format.date(data.checked) })}
        </p>
      )}
    </Dialog>
  )
}
