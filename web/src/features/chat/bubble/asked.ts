import type { Message } from '@lumen/contracts/chat/schema'

export type MessageDialog = 'regenerate' | 'otherModel' | 'details' | 'report' | 'delete'

/** What is to be done with which message. */
export type Asked = {
  message: Message
  onEdit: () => void
  onDialog: (dialog: MessageDialog) => void
}
