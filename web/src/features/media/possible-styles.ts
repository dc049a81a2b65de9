import type { AvatarStyle } from '@lumen/contracts/media/names'
import { useCapability } from './capability-note'

/** A look of people that only a model gives: the people this machine draws are drawings. */
const ofModels: ReadonlySet<AvatarStyle> = new Set<AvatarStyle>(['realistic'])

/** The styles an avatar can have here, in their order; that of models once it is known that one paints. */
export function usePossibleStyles<S extends AvatarStyle>(styles: readonly S[]): readonly S[] {
  const capability = useCapability('image')
  const models = capability?.available === true && capability.provider !== 'local'
  return models ? styles : styles.filter((style) => !ofModels.has(style))
}
