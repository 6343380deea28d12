import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const locales = { en: 'English', ru: 'Русский', uk: 'Українська' } as const
type Locale = keyof typeof locales

/** A sentence of a length that real ones have, in the letters of the language. */
const sentences: Record<Locale, (about: string) => string> = {
  en: (about) =>
    `Everything you should know about ${about}, told in a few plain words for people who are in a hurry.`,
  ru: (about) => `Всё, что стоит знать о разделе ${about}: коротко и простыми словами для тех, кто спешит.`,
  uk: (about) => `Усе, що варто знати про розділ ${about}: стисло й простими словами для тих, хто поспішає.`,
}

const roles = ['title', 'description', 'hero.title', 'hero.text', 'one.title', 'one.text'] as const

const nameOf = (index: number): string => (index === 0 ? 'home' : `page-${index}`)

const pageYaml = (index: number, count: number): string => {
  const name = nameOf(index)
  const next = nameOf((index + 1) % count)
  return `
  - name: ${name}
    path: ${index === 0 ? '/' : `/section-${Math.floor(index / 100)}/${name}`}
    meta: { title: ${name}.title, description: ${name}.description, background: special, navbar: true }
    blocks:
      - type: hero
        title: ${name}.hero.title
        text: ${name}.hero.text
        actions:
          - { label: ${next}.title, link: { page: ${next} } }
      - type: features
        items:
          - { icon: speed, title: ${name}.one.title, text: ${name}.one.text }`
}

const configYaml = (count: number): string => {
  const names = Array.from({ length: count }, (_, index) => nameOf(index))
  return `version: 1
site: { name: site.name, url: "https://synthetic.example" }
locales:
${Object.entries(locales)
  .map(([code, label]) => `  ${code}: { label: ${label} }`)
  .join('\n')}
language: { source: en, fallback: en }
layouts:
  default: { footer: true }
  auth: { footer: false }
navigation:
  main: [${names.slice(0, 5).join(', ')}]
  footer: [${names.slice(0, 3).join(', ')}]
pages:${names.map((_, index) => pageYaml(index, count)).join('\n')}
`
}

const messagesJson = (locale: Locale, count: number): string => {
  const texts: Record<string, string> = { 'site.name': 'Synthetic' }
  for (let index = 0; index < count; index += 1) {
    for (const role of roles) texts[`${nameOf(index)}.${role}`] = sentences[locale](`${role} ${index}`)
  }
  return `${JSON.stringify(texts, null, 2)}\n`
}

/** Writes a valid site of so many pages in three languages: each with a hero, a feature, a link and six texts. */
export const writeSyntheticSite = (folder: string, pages: number): void => {
  mkdirSync(join(folder, 'translations'), { recursive: true })
  writeFileSync(join(folder, 'site.config.yaml'), configYaml(pages))
  for (const locale of Object.keys(locales) as Locale[]) {
    // Object.keys forgets the names of a record.
    writeFileSync(join(folder, 'translations', `${locale}.json`), messagesJson(locale, pages))
  }
}
