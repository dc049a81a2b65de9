import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useAppDispatch, useAppSelector } from '@/store/root-reducer'
import { modeChosen, selectChat, type InputMode } from '../chat-slice'

/** How something is said to a companion now. */
export const useInputMode = (companionId: string): InputMode =>
  useAppSelector((state) => selectChat(state).modes[companionId] ?? 'text')

const isMode = (value: string | null): value is InputMode =>
  value === 'text' || value === 'voice' || value === 'image' || value === 'video'

/** `?mode=image` opens the composer in that mode; the address forgets it then. */
export function useWantedMode(companionId: string): void {
  const dispatch = useAppDispatch()
  const [params, setParams] = useSearchParams()
  const wanted = params.get('mode')
  useEffect(() => {
    if (wanted === null) return
    if (isMode(wanted)) dispatch(modeChosen({ companionId, mode: wanted }))
    setParams(
      (all) => {
        all.delete('mode')
        return all
      },
      { replace: true },
    )
  }, [wanted, companionId, dispatch, setParams])
}
