import { lazy, type ComponentType } from 'react'

type Load = () => Promise<{ default: ComponentType }>

/** A page that is fetched when first shown, or earlier by `preload`. */
export type LazyPage = { Component: ComponentType; preload: () => void }

/** @param ready what has to be there besides the code: the texts of the language */
export function lazyPage(load: Load, ready: Promise<void>): LazyPage {
  let started: ReturnType<Load> | undefined
  const start = () =>
    (started ??= load().catch((error: unknown) => {
      started = undefined
      throw error
    }))
  return {
    Component: lazy(async () => {
      const [page] = await Promise.all([start(), ready])
      return page
    }),
    preload: () => void start().catch(() => undefined),
  }
}
