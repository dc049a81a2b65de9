import { useEffect, useState } from 'react'
import type { PageData } from './page-data'
import { useSite } from './site-context'

type Kind = PageData['kind']
export type Loaded<K extends Kind> =
  | { state: 'ready'; data: Extract<PageData, { kind: K }> }
  | { state: 'loading' | 'missing' | 'failed' }

/**
 * What a page shows: from inside a prerendered page, else from the files of the build.
 * @param file below `/content/`, as `terms/de.json`
 */
export function usePageData<K extends Kind>(kind: K, file: string): Loaded<K> {
  const { data } = useSite()
  const inside = data?.kind === kind ? (data as Extract<PageData, { kind: K }>) : null
  const [fetched, setFetched] = useState<{ file: string; result: Loaded<K> } | null>(null)

  useEffect(() => {
    if (inside !== null) return
    const stop = new AbortController()
    const load = async (): Promise<Loaded<K>> => {
      const response = await fetch(`/content/${file}`, { signal: stop.signal })
      if (response.status === 404) return { state: 'missing' }
      if (!response.ok) throw new Error(`/content/${file} answered ${response.status}`)
      return { state: 'ready', data: (await response.json()) as Extract<PageData, { kind: K }> }
    }
    const show = (result: Loaded<K>) => {
      if (!stop.signal.aborted) setFetched({ file, result })
    }
    load().then(show, (error: unknown) => {
      if (!stop.signal.aborted) console.error('A text could not be fetched', error)
      show({ state: 'failed' })
    })
    return () => stop.abort()
  }, [inside, file])

  if (inside !== null) return { state: 'ready', data: inside }
  return fetched?.file === file ? fetched.result : { state: 'loading' }
}
