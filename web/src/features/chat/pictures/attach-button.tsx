import { Paperclip } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/ui/icon-button'

/** Without HEIC: phones hand their pictures over as JPEG then. They offer the camera by themselves. */
const accepted = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

/** Chooses pictures to go with a message. */
export function AttachButton({
  disabled,
  onFiles,
}: {
  disabled: boolean
  onFiles: (files: File[]) => void
}) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accepted}
        multiple
        hidden
        data-testid="picture-files"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // The same file may be chosen again.
          target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
      <IconButton
        label={t('chat.pictures.attach')}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        <Paperclip />
      </IconButton>
    </>
  )
}
