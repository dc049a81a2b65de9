import type { CrisisResources } from '@lumen/contracts/chat/schema'
import { useEffect, useState } from 'react'
import { regionOf } from '@/i18n/regions'
import { siteCall } from '@/site/site-call'
import { useSite } from '@/site/site-context'

/** Lines that are shown: the nearest. */
const shown = 3

/** Where somebody finds help who may be in danger. */
export function GuestHelp() {
  const { language } = useSite()
  const [help, setHelp] = useState<CrisisResources | null>(null)
  useEffect(() => {
    const region = regionOf(navigator.language)
    const query = { language, ...(region !== undefined && { region }) }
    siteCall('GET /api/safety/resources', { query }).then(setHelp, (error: unknown) =>
      console.warn('The help lines could not be read', error),
    )
  }, [language])
  if (help === null) return null
  return (
    <div data-care className="grid gap-2 rounded-3 bg-soft p-4 text-on-soft">
      <p className="font-semibold">
        {help.title}: <Call text={help.emergency} />
      </p>
      <ul className="grid gap-1">
        {help.lines.slice(0, shown).map(({ name, phone, url }) => (
          <li key={name}>
            {name}{' '}
            {phone !== undefined ? (
              <Call text={phone} />
            ) : (
              url !== undefined && (
                <a
                  className="inline-block py-1 font-bold underline"
                  href={url}
                  rel="noopener noreferrer"
                  target="_blank"
                >
                  {new URL(url).hostname}
                </a>
              )
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A number that can be called as it stands; words around it, or several, stay words. */
function Call({ text }: { text: string }) {
  if (!/^[\d\s()+*#-]+$/.test(text)) return text
  return (
    <a
      className="inline-block py-1 font-bold underline"
      href={`tel:${text.replaceAll(/[^\d+*#]/g, '')}`}
    >
      {text}
    </a>
  )
}
