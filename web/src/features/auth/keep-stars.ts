import { birthApi, readerZone } from '@/features/birth-profile'
import type { AppDispatch, RootState } from '@/store/root-reducer'

/** Keeps the date of birth of who has just registered for their stars; rejects with an `ApiError`. */
export const keepStars =
  (birthDate: string) =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const userId = getState().session.user?.id
    if (userId === undefined) return
    await dispatch(
      birthApi.endpoints.putBirthProfile.initiate({
        params: { userId },
        query: readerZone(),
        body: { birthDate },
      }),
    ).unwrap()
  }
