import type { FileInfo } from '@capacitor/filesystem'
import { requireNative } from './bridge'

/** What the app keeps in a folder of its own; empty when it cannot be read. @param path below it */
export async function listFiles(path: string): Promise<FileInfo[]> {
  try {
    requireNative('Filesystem')
    const { Directory, Filesystem } = await import('@capacitor/filesystem')
    return (await Filesystem.readdir({ path, directory: Directory.Data })).files
  } catch (error) {
    console.error('A folder could not be read', error)
    return []
  }
}
