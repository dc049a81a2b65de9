import type { Message } from '@lumen/contracts/chat/schema'
import { ReportDialog } from '@/features/reports'

/** Reports a companion's message; of one that shows a picture, what it says of it is seen beside that. */
export default function ReportMessage({
  message,
  onClose,
}: {
  message: Message
  onClose: () => void
}) {
  return <ReportDialog target={{ kind: 'message', targetId: message.id }} onClose={onClose} />
}
