import type { AttachedPicture } from '@lumen/contracts/chat/schema'
import { chatLimits } from '@lumen/contracts/chat/limits'
import { createSlice, isAnyOf, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { sessionReplaced, signedIn, signedOut } from '@/session/session-slice'
import { rootReducer } from '@/store/root-reducer'
import { messageQueued } from '../chat-slice'

/** Why a picture was not taken; what may be tried again is `failed`. */
export type PictureProblem =
  | 'type'
  | 'size'
  | 'pixels'
  | 'refused'
  | 'crisis'
  | 'perDay'
  | 'full'
  | 'failed'

/** A picture beside the text box. Its file is in the `PictureBox` until the server has it. */
export type DraftPicture = PictureProgress & {
  key: string
  /** What its owner says is on it. */
  description: string
}

/** How far a picture has come. */
export type PictureProgress =
  | { state: 'waiting' | 'uploading' }
  | { state: 'refused'; problem: PictureProblem }
  | { state: 'ready'; uploaded: Omit<AttachedPicture, 'description'> }

export type PicturesState = Record<string, DraftPicture[]>

/** Room for further pictures beside those that are there. */
export const roomFor = (pictures: readonly DraftPicture[] = []): number =>
  chatLimits.pictures - pictures.length

const initialState: PicturesState = {}

/** The pictures that are to be sent, by companion. */
export const picturesSlice = createSlice({
  name: 'chatPictures',
  initialState,
  reducers: {
    picturesAdded: (
      state,
      { payload }: PayloadAction<{ companionId: string; pictures: DraftPicture[] }>,
    ) => {
      const { companionId, pictures } = payload
      const held = (state[companionId] ??= [])
      held.push(...pictures.slice(0, Math.max(0, roomFor(held))))
    },
    /** Of one that is still wanted. */
    pictureChanged: (
      state,
      { payload }: PayloadAction<{ key: string; progress: PictureProgress }>,
    ) => {
      const { key: changed, progress } = payload
      for (const pictures of Object.values(state)) {
        const index = pictures.findIndex(({ key }) => key === changed)
        const before = pictures[index]
        if (before === undefined) continue
        const { key, description } = before
        pictures[index] = { key, description, ...progress }
      }
    },
    pictureDescribed: (state, { payload }: PayloadAction<{ key: string; description: string }>) => {
      for (const picture of Object.values(state).flat())
        if (picture.key === payload.key) picture.description = payload.description
    },
    pictureDropped: (state, { payload }: PayloadAction<string>) => {
      for (const [companionId, pictures] of Object.entries(state))
        state[companionId] = pictures.filter(({ key }) => key !== payload)
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(messageQueued, (state, { payload }) => {
        if (payload.pictures !== undefined) delete state[payload.companionId]
      })
      .addMatcher(isAnyOf(signedIn, signedOut, sessionReplaced), () => initialState)
  },
})

declare module '@/store/root-reducer' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- slices join by merging
  export interface LazySlices extends WithSlice<typeof picturesSlice> {}
}

export const selectPictures = picturesSlice.injectInto(rootReducer).selectSlice

export const { picturesAdded, pictureChanged, pictureDescribed, pictureDropped } =
  picturesSlice.actions
