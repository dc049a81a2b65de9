import { isPhotographic } from '@lumen/contracts/media/names'
import { useCapability } from './capability-note'

/**
 * The styles that pictures can have here, in their order; those that look like photographs, which only
 * a model makes of people, once it is known that one paints.
 */
export function usePossibleStyles<S extends string>(styles: readonly S[]): readonly S[] {
  const capability = useCapability('image')
  const models = capability?.available === true && capability.provider !== 'local'
  return models ? styles : styles.filter((style) => !isPhotographic(style))
}
