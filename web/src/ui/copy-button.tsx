import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button'
import { IconButton } from './icon-button'
import { notify } from './toast'

const confirmationMs = 2_000

/** Puts a text on the clipboard and says that it is there. */
export function CopyButton({
  text,
  label,
  wide = false,
}: {
  /** The text, or what makes it when it is wanted. */
  text: string | (() => string)
  label: string
  /** With its name beside the icon. */
  wide?: boolean
}) {
  const { t } = useTranslation()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), confirmationMs)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : text())
      setCopied(true)
    } catch (error) {
      console.warn('The clipboard could not be written', error)
      notify.error(t('ui.copyFailed'))
    }
  }
  const Icon = copied ? Check : Copy
  return (
    <>
      {wide ? (
        <Button variant="secondary" onClick={() => void copy()}>
          <Icon aria-hidden className="size-4.5" />
          {copied ? t('ui.copied') : label}
        </Button>
      ) : (
        <IconButton label={label} size="small" onClick={() => void copy()}>
          <Icon />
        </IconButton>
      )}
      <span role="status" className="sr-only">
        {copied ? t('ui.copied') : ''}
      </span>
    </>
  )
}
