import type { ParsedConfig } from '../../load/parse-config.ts'
import type { Reference } from '../../schema/find-references.ts'
import { itemName } from '../../schema/item-name.ts'

/** `page "home" uses it (line 32)` */
export const describeUse = ({ value, locate }: ParsedConfig, { path, part }: Reference): string =>
  `${itemName(value, path)} uses it (line ${locate(path, part).line})`
