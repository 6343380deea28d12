import type { ComponentProps, ReactNode } from 'react'

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6

const tags = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' } as const

/** A heading whose level depends on where it stands. */
export function Heading({ level, ...props }: ComponentProps<'h1'> & { level: HeadingLevel }): ReactNode {
  const Tag = tags[level]
  return <Tag {...props} />
}
