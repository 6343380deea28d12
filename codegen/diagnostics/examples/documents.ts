import { content } from '../catalogue/content.ts'
import { generated } from '../catalogue/generated.ts'
import { example, type Example } from './example.ts'

const ofFiles: readonly Example[] = [
  example(content.unknownDocumentFile, '', { file: 'content/Privacy.md', rename: 'content/privacy.en.md' }),
  example(content.unknownDocumentLanguage, '', {
    locale: 'ua',
    locales: ['en', 'ru', 'uk'],
    rename: 'content/privacy.uk.md',
  }),
  example(content.unknownDocument, '{ type: document, document: privacy-policy }', {
    item: 'page "privacy"',
    name: 'privacy-policy',
    nearest: 'privacy',
    available: ['oferta', 'privacy'],
    source: 'en',
  }),
  example(content.untranslatedDocument, '', {
    item: 'page "privacy"',
    name: 'privacy',
    languages: ['Ukrainian'],
    files: ['content/privacy.uk.md'],
  }),
  example(content.unusedDocument, '', { name: 'terms', files: ['content/terms.en.md'] }),
  example(content.differentSections, '', { sections: 4, source: 'content/privacy.en.md', sourceSections: 5 }),
]

const ofTexts: readonly Example[] = [
  example(content.rawHtml, 'Hello <b>you</b>', { html: '<b>', tag: 'b' }),
  example(content.image, '![A router](router.png)', { alt: 'A router' }),
  example(content.codeBlock, '    four spaces', { indented: true }),
  example(content.missingTitle, '## Terms', { file: 'content/oferta.en.md' }),
  example(content.secondTitle, '# Offer\n\n# Terms', { text: 'Terms', line: 1 }),
  example(content.beforeTitle, 'Hello\n\n# Offer', { line: 3 }),
  example(content.skippedLevel, '## Terms\n\n#### Payment', { text: 'Payment', depth: 4, before: 2 }),
  example(content.deepHeading, '##### Payment', { text: 'Payment', depth: 5 }),
  example(content.headingWithoutSpace, '##Terms', { text: '##Terms' }),
  example(content.emptyHeading, '##', { depth: 2 }),
  example(content.frontMatter, '---\ntitle: Offer\n---', { file: 'content/oferta.en.md' }),
]

const ofLinks: readonly Example[] = [
  example(content.unknownPage, '[prices](page:pricng)', {
    page: 'pricng',
    nearest: 'pricing',
    available: ['home', 'pricing'],
  }),
  example(content.pathLink, '[prices](/en/pricing)', { href: '/en/pricing', fix: 'page:pricing' }),
  example(content.forbiddenLink, '[prices](javascript:alert(1))', {
    href: 'javascript:alert(1)',
    fix: undefined,
  }),
  example(content.emptyLink, '[prices]()', { what: 'address' }),
  example(content.brokenLink, '[prices] (page:pricing)', { part: '[prices] (page:pricing)' }),
  example(content.unknownAnchor, '[payment](#paymnet)', { anchor: 'paymnet', nearest: 'payment' }),
  example(content.linkWithQuery, '[prices](page:pricing?plan=pro)', { page: 'pricing' }),
  example(content.pageWithParams, '[plan](page:plan)', { page: 'plan', path: '/plans/:id' }),
]

const ofGenerated: readonly Example[] = [
  example(generated.changedByHand, '', {}),
  example(generated.outOfDate, '', { count: 2 }),
  example(generated.orphaned, '', {}),
  example(generated.missing, '', { count: 1 }),
  example(generated.notWritable, '', { reason: 'EACCES' }),
]

export const documentExamples: readonly Example[] = [...ofFiles, ...ofTexts, ...ofLinks, ...ofGenerated]
