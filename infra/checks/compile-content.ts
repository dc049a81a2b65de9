import { compileContent } from '@lumen/content/compile-content'

/** Tests read the content as the product does: compiled. */
export default async function compileForTests(): Promise<void> {
  await compileContent()
}
