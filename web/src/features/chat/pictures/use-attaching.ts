import { chatLimits } from '@lumen/contracts/chat/limits'
import { useCallback, useEffect, useState, type ClipboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/store/root-reducer'
import { notify } from '@/ui/toast'
import { useChatTools } from '../chat-context'
import { roomFor, selectPictures, type DraftPicture } from './pictures-slice'

const none: readonly DraftPicture[] = []

const picturesIn = (files: Iterable<File>): File[] =>
  [...files].filter(({ type }) => type.startsWith('image/'))

/** Takes pictures to go with a message, as many as there is room for. */
export function useAddPictures(companionId: string) {
  const { t } = useTranslation()
  const { pictures: box } = useChatTools()
  const pictures = useAppSelector((state) => selectPictures(state)[companionId]) ?? none
  const add = useCallback(
    (files: readonly File[]) => {
      if (box.add(companionId, files) < files.length)
        notify.error(t('chat.pictures.most', { most: chatLimits.pictures }))
    },
    [box, companionId, t],
  )
  return { pictures, add, full: roomFor(pictures) <= 0 }
}

/** Pictures to go with a message: pasted, or dropped anywhere on the page. */
export function useAttaching(companionId: string) {
  const { pictures, add } = useAddPictures(companionId)
  const dropping = useDrop(add)
  return {
    pictures,
    /** Something that could be dropped is over the page. */
    dropping,
    paste(event: ClipboardEvent) {
      const files = picturesIn(event.clipboardData.files)
      // What is copied from a document is its words, and a picture of them.
      if (files.length === 0 || event.clipboardData.getData('text/plain') !== '') return
      event.preventDefault()
      add(files)
    },
  }
}

function useDrop(add: (files: readonly File[]) => void): boolean {
  const [over, setOver] = useState(false)
  useEffect(() => {
    const listeners = new AbortController()
    const { signal } = listeners
    const carriesFiles = ({ dataTransfer }: DragEvent) =>
      dataTransfer?.types.includes('Files') === true
    // A dialog above the page takes what is dropped there.
    const isElsewhere = ({ target }: Event) =>
      target instanceof Element && target.closest('[role=dialog]') !== null
    document.addEventListener(
      'dragover',
      (event) => {
        if (!carriesFiles(event) || isElsewhere(event)) return
        event.preventDefault()
        setOver(true)
      },
      { signal },
    )
    document.addEventListener(
      'dragleave',
      // To nowhere: the pointer left the page.
      ({ relatedTarget }) => relatedTarget === null && setOver(false),
      { signal },
    )
    document.addEventListener(
      'drop',
      (event) => {
        setOver(false)
        if (!carriesFiles(event) || isElsewhere(event)) return
        event.preventDefault()
        const files = [...(event.dataTransfer?.files ?? [])]
        if (files.length > 0) add(files)
      },
      { signal },
    )
    return () => listeners.abort()
  }, [add])
  return over
}
