import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { serverSettingsFile, type ServerSettings } from '../prerender/hosts/server-settings.ts'

export interface SiteFolder {
  /** Whether a file exists; `file` is relative, with forward slashes and without dot segments. */
  isFile: (file: string) => boolean
  /** The settings of the build that lies there now: a new build counts from its first moment. */
  settings: () => ServerSettings
}

/** A built site on disk. Throws a sentence for people when there is none. */
export function openSiteFolder(dist: string): SiteFolder {
  const settingsFile = join(dist, serverSettingsFile)
  if (!existsSync(settingsFile)) throw new Error(`There is no built site in ${dist}. Run: npm run build`)
  let known: { stamp: string; settings: ServerSettings } | undefined

  const stamp = (): string => {
    const { mtimeMs, ino, size } = statSync(settingsFile)
    return `${mtimeMs} ${ino} ${size}`
  }
  return {
    isFile(file) {
      try {
        return statSync(join(dist, file)).isFile()
      } catch {
        // Not there, below a file, or longer than names may be.
        return false
      }
    },
    settings() {
      const now = stamp()
      if (known?.stamp !== now) {
        // Written by our own build, together with everything else in the folder.
        const settings = JSON.parse(readFileSync(settingsFile, 'utf8')) as ServerSettings
        known = { stamp: now, settings }
      }
      return known.settings
    },
  }
}
