import type { Scripts } from '../domain/plays/script.ts'

const none = () => {
  throw new RangeError('there is no such script')
}

/** The scripted scenes that come along. */
export const scripts: Scripts = {
  hasScript: () => false,
  startScript: none,
  takeChoice: none,
}
