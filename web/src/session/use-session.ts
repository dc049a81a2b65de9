import { useAppSelector } from '@/store/root-reducer'

/** Session state: `status`, `key`, `user`, `ended`. */
export const useSession = () => useAppSelector((state) => state.session)

/** The signed-in user. Only below a guard that lets nobody else through. */
export function useUser() {
  const user = useAppSelector((state) => state.session.user)
  if (user === null) throw new Error('useUser needs a signed-in session')
  return user
}
