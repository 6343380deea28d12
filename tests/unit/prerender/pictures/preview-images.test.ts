import { describe, expect, it, vi } from 'vitest'
import { canWrite, measureText } from '../../../../prerender/pictures/paint.ts'
import { createPreviewImages } from '../../../../prerender/pictures/preview-images.ts'
import { previewSvg } from '../../../../prerender/pictures/preview-svg.ts'
import type { Output } from '../../../../prerender/output.ts'
import type { HeadModel } from '../../../../src/entry-prerender.tsx'

const colors = { panel: '#0b5cad', panelDeep: '#362a80', onPanel: '#ffffff' }

const head = (changes: Partial<HeadModel>): HeadModel => ({
  ...{ lang: 'en', dir: 'ltr', title: '', description: null, canonical: null, alternates: [], robots: null },
  ...{ siteName: 'Provider', ogTitle: 'Pricing', ogLocale: 'en_US', ogLocaleAlternates: [] },
  ...changes,
})

const open = () => {
  const publish = vi.fn<Output['publish']>(() => Promise.resolve())
  const images = createPreviewImages({ siteUrl: 'https://provider.example', colors, output: { publish } })
  return { publish, images }
}

describe('the picture that previews show', () => {
  it('is a PNG of the size that is promised, under a name that changes with what is in it', async () => {
    const { publish, images } = open()
    const tags = await images.publish(head({}))
    const other = await images.publish(head({ ogTitle: 'Тарифы' }))
    const [path, content] = publish.mock.calls[0] ?? ['', '']
    const png = Buffer.from(content)
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    expect(tags).toContain(`<meta property="og:image" content="https://provider.example/${path}">`)
    expect(other).not.toContain(path)
    expect(path).toMatch(/^assets\/previews\/[0-9a-f]{16}\.png$/)
  })

  it('is published once for pages that say the same', async () => {
    const { publish, images } = open()
    await Promise.all([images.publish(head({})), images.publish(head({}))])
    expect(publish).toHaveBeenCalledOnce()
  })

  it('is told in words, safely', async () => {
    const tags = await open().images.publish(head({ ogTitle: 'A "good" <plan>' }))
    expect(tags).toContain('og:image:alt" content="A &quot;good&quot; <plan> — Provider"')
  })

  it('shows the title, the name and the host, whatever letters mean in XML', () => {
    const text = { title: 'Fast & <fair>', siteName: 'Provider', host: 'provider.example' }
    const svg = previewSvg({ ...text, direction: 'ltr' }, colors, measureText)
    for (const part of ['Fast &amp; &lt;fair&gt;', '>Provider<', '>provider.example<']) {
      expect(svg).toContain(part)
    }
  })

  it('is drawn in the colours of the site', () => {
    const text = { title: 'Pricing', siteName: 'Provider', host: 'provider.example' }
    const svg = previewSvg({ ...text, direction: 'ltr' }, colors, measureText)
    const drawn = new Set([...svg.matchAll(/"(#\w+)"/g)].map(([, color]) => color))
    expect([...drawn].sort()).toEqual(Object.values(colors).sort())
  })

  it('is laid out from the right for languages that are read so', () => {
    const text = { title: 'Тарифи', siteName: 'Provider', host: 'provider.example' }
    const x = (direction: 'ltr' | 'rtl') =>
      [...previewSvg({ ...text, direction }, colors, measureText).matchAll(/<text x="(\d+)"/g)].map(
        ([, at]) => Number(at),
      )
    expect(Math.max(...x('ltr'))).toBeLessThan(300)
    expect(Math.min(...x('rtl'))).toBeGreaterThan(900)
  })

  it('has no words where the font has no letters for them', async () => {
    expect(canWrite('Тарифи — «Інтернет», ₴199')).toBe(true)
    expect(canWrite('מחירים')).toBe(false)
    const { publish, images } = open()
    await images.publish(head({ ogTitle: 'מחירים', dir: 'rtl' }))
    await images.publish(head({ ogTitle: 'אודות', dir: 'rtl' }))
    expect(publish).toHaveBeenCalledOnce()
  })
})
