import { isApiError } from '@/api/error'
import { newSendId } from '@/realtime/send-id'
import type { AppStore } from '@/store/root-reducer'
import { picturesApi } from './pictures-api'
import {
  pictureChanged,
  pictureDropped,
  picturesAdded,
  roomFor,
  selectPictures,
  type DraftPicture,
  type PictureProblem,
  type PictureProgress,
} from './pictures-slice'
import { preparePicture } from './prepare-picture'

/** The files of pictures that are to be sent, and their way to the server. */
export type PictureBox = {
  /** Takes files for a companion, as many as there is room for. @returns how many it took */
  add(companionId: string, files: readonly File[]): number
  /** Lets a picture go, on the server too. */
  remove(picture: DraftPicture): void
  /** Tries one again that did not come through. */
  retry(picture: DraftPicture): void
  /** Shows a picture of this device; undefined once the server has it. */
  preview(key: string): string | undefined
  /** Sends what waits as soon as there is a network, until it is stopped. */
  start(): () => void
}

const problems: Readonly<Record<string, PictureProblem>> = {
  file_type_refused: 'type',
  unsupported_media_type: 'type',
  file_too_large: 'size',
  body_too_large: 'size',
  picture_too_large: 'pixels',
  storage_full: 'full',
}

/** Why the server did not take a picture; null: it was not reached. */
function problemOf(error: unknown): PictureProblem | null {
  if (!isApiError(error)) return 'failed'
  if (error.status === 'network' || error.status === 'timeout') return null
  const { code = '', details = [] } = error.body ?? {}
  const detail = (path: string) => details.find((each) => each.path === path)?.message
  if (code === 'prompt_refused') return detail('reason') === 'crisis' ? 'crisis' : 'refused'
  if (code === 'rate_limited' && detail('picturesPerDay') !== undefined) return 'perDay'
  return problems[code] ?? 'failed'
}

/** One for each chat page. */
export function createPictureBox(store: AppStore): PictureBox {
  const { dispatch, getState } = store
  const files = new Map<string, { file: File; url: string }>()

  const forget = (key: string) => {
    const held = files.get(key)
    if (held !== undefined) URL.revokeObjectURL(held.url)
    files.delete(key)
  }
  const all = () => Object.values(selectPictures(getState())).flat()
  const isWanted = (key: string) => all().some((picture) => picture.key === key)
  const change = (key: string, progress: PictureProgress) =>
    dispatch(pictureChanged({ key, progress }))
  const discard = (objectId: string) => {
    // One that is left goes by itself after a day.
    void dispatch(picturesApi.endpoints.discardPicture.initiate(objectId, { track: false }))
  }

  const upload = async (key: string) => {
    const held = files.get(key)
    if (held === undefined) return
    change(key, { state: 'uploading' })
    const prepared = await preparePicture(held.file)
    if (typeof prepared === 'string') {
      change(key, { state: 'refused', problem: prepared })
      return
    }
    try {
      const uploading = picturesApi.endpoints.uploadPicture.initiate(prepared, { track: false })
      const uploaded = await dispatch(uploading).unwrap()
      if (!isWanted(key)) {
        discard(uploaded.objectId)
        return
      }
      change(key, { state: 'ready', uploaded })
      forget(key)
    } catch (error) {
      const problem = problemOf(error)
      if (problem === null) change(key, { state: 'waiting' })
      else {
        console.warn('A picture was not uploaded', error)
        change(key, { state: 'refused', problem })
      }
    }
  }
  const sendWaiting = () => {
    for (const { key, state } of all()) if (state === 'waiting') void upload(key)
  }

  return {
    add(companionId, given) {
      const room = roomFor(selectPictures(getState())[companionId])
      const pictures = given.slice(0, Math.max(0, room)).map((file): DraftPicture => {
        const key = newSendId()
        files.set(key, { file, url: URL.createObjectURL(file) })
        return { key, description: '', state: 'uploading' }
      })
      if (pictures.length > 0) dispatch(picturesAdded({ companionId, pictures }))
      for (const { key } of pictures) void upload(key)
      return pictures.length
    },
    remove(picture) {
      dispatch(pictureDropped(picture.key))
      forget(picture.key)
      if (picture.state === 'ready') discard(picture.uploaded.objectId)
    },
    retry: ({ key }) => void upload(key),
    preview: (key) => files.get(key)?.url,
    start() {
      let connected = getState().realtime.status === 'connected'
      const stop = store.subscribe(() => {
        const now = getState().realtime.status === 'connected'
        if (now && !connected) sendWaiting()
        connected = now
      })
      globalThis.addEventListener('online', sendWaiting)
      return () => {
        stop()
        globalThis.removeEventListener('online', sendWaiting)
        // Their files go with the page.
        for (const { key, state } of all()) if (state !== 'ready') dispatch(pictureDropped(key))
        for (const key of files.keys()) forget(key)
      }
    },
  }
}
