import { useState } from 'react'
import { tagOf } from '@/i18n/languages'
import { useSite } from './site-context'

const id = 'long-text'

/**
 * HTML that the build made of our own Markdown. A browser that shows a prerendered page finds it in
 * the page already: it travels once.
 *
 * @param language when it may be another than the page’s
 */
export function LongText({ html, language }: { html: string | undefined; language?: string }) {
  const site = useSite()
  const [inPage] = useState(() =>
    html === undefined && typeof document !== 'undefined'
      ? (document.querySelector(`#${id}`)?.innerHTML ?? '')
      : '',
  )
  return (
    <div
      id={id}
      className="prose"
      lang={language === undefined || language === site.language ? undefined : tagOf(language)}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html ?? inPage }}
    />
  )
}
