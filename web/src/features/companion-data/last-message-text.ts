import type { Companion } from '@lumen/contracts/chat/schema'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/** First words of a message without the marks of Markdown. */
const withoutMarks = (text: string) => text.replaceAll(/[*`~]+|(?:^|(?<=\s))(?:[#>]+|[-+])\s/g, '')

type Last = Pick<Companion, 'lastMessage' | 'lastMessageType'>

/** What was said last, and whether it was a picture, a video or a recording. */
export function useLastMessageText(): (last: Last) => string {
  const { t } = useTranslation()
  return useCallback(
    ({ lastMessage, lastMessageType: type }) =>
      [
        type === null || type === 'text' ? '' : t(`companions.lastMessage.${type}`),
        withoutMarks(lastMessage ?? ''),
      ]
        .filter(Boolean)
        .join(' '),
    [t],
  )
}
