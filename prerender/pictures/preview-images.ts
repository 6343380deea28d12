import { createHash } from 'node:crypto'
import type { HeadModel } from '../../src/entry-prerender.tsx'
import type { Output } from '../output.ts'
import { escapeAttribute } from '../template.ts'
import { canWrite, measureText, paint } from './paint.ts'
import { previewSize, previewSvg, type PreviewColors } from './preview-svg.ts'

export interface PreviewImages {
  /** Publishes the picture that previews of a page show, once; gives the elements of the head that name it. */
  publish: (head: HeadModel) => Promise<string>
}

interface PreviewOptions {
  siteUrl: string
  colors: PreviewColors
  output: Pick<Output, 'publish'>
}

/** Without words where the font has no letters for them: a picture of boxes is worse than one of none. */
const written = (text: string): string => (canWrite(text) ? text : '')

const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${escapeAttribute(content)}">`

/** The pictures of pages for previews of links: title, name and colours of the site. */
export function createPreviewImages({ siteUrl, colors, output }: PreviewOptions): PreviewImages {
  const published = new Map<string, Promise<void>>()
  const { width, height } = previewSize

  return {
    async publish({ ogTitle, siteName, dir }) {
      const text = {
        title: written(ogTitle),
        siteName: written(siteName),
        host: new URL(siteUrl).host,
        direction: dir,
      }
      const svg = previewSvg(text, colors, measureText)
      const path = `assets/previews/${createHash('sha256').update(svg).digest('hex').slice(0, 16)}.png`
      const done = published.get(path) ?? output.publish(path, paint(svg, width))
      published.set(path, done)
      await done
      return [
        property('og:image', new URL(path, `${siteUrl}/`).href),
        property('og:image:type', 'image/png'),
        property('og:image:width', String(width)),
        property('og:image:height', String(height)),
        property('og:image:alt', `${ogTitle} — ${siteName}`),
        '<meta name="twitter:card" content="summary_large_image">',
      ].join('\n')
    },
  }
}
