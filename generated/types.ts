// Generated from site.config.yaml by "npm run codegen". Do not edit.

import type { FormName } from './forms.ts'
import type { MessageId } from './messages/ids.ts'
import type { PageName } from './routes.ts'
import type { LayoutName } from './settings.ts'

export type DocumentName = 'oferta' | 'privacy'

export type FieldName =
  | 'email'
  | 'name'
  | 'newPassword'
  | 'password'
  | 'phone'
  | 'repeatPassword'
  | 'resetCode'

export interface PageLink {
  /** Name of the page the link leads to. */
  readonly page: PageName
  /** Values for the ":params" in the path of that page. */
  readonly params?: Readonly<Record<string, string>>
  /** Query of the link: ?name=value. */
  readonly query?: Readonly<Record<string, string | number | boolean>>
  /** Anchor on that page, without "#". */
  readonly hash?: string
}

export interface ExternalLink {
  /** Address outside this site: https:, mailto: or tel:. */
  readonly href: string
}

export type Link = PageLink | ExternalLink

export interface Action {
  /** Message id of the text on the link. */
  readonly label: MessageId
  /** Where the link leads. */
  readonly link: Link
  /** How much weight the link has. */
  readonly style: 'primary' | 'secondary'
}

export interface HeroBlock {
  /** A large opening with a heading and actions. */
  readonly type: 'hero'
  /** Message id of the short line above the heading. */
  readonly eyebrow?: MessageId
  /** Message id of the heading. */
  readonly title: MessageId
  /** Message id of the text. */
  readonly text?: MessageId
  /** Links below the text. */
  readonly actions: readonly Action[]
}

export type FeaturesBlockItemIcon =
  | 'speed'
  | 'shield'
  | 'support'
  | 'wallet'
  | 'globe'
  | 'clock'
  | 'card'
  | 'bank'
  | 'phone'
  | 'mail'
  | 'pin'
  | 'chat'

export interface FeaturesBlockItem {
  /** Picture beside the text. */
  readonly icon?: FeaturesBlockItemIcon
  /** Message id of the heading. */
  readonly title: MessageId
  /** Message id of the text. */
  readonly text: MessageId
}

export interface FeaturesBlock {
  /** A grid of short points. */
  readonly type: 'features'
  /** Message id of the heading. */
  readonly title?: MessageId
  /** Message id of the text. */
  readonly text?: MessageId
  /** The points, in the order shown. */
  readonly items: readonly FeaturesBlockItem[]
}

export interface StepsBlockItem {
  /** Message id of the heading. */
  readonly title: MessageId
  /** Message id of the text. */
  readonly text: MessageId
}

export interface StepsBlock {
  /** A numbered list of steps. */
  readonly type: 'steps'
  /** Message id of the heading. */
  readonly title?: MessageId
  /** The steps, in order. */
  readonly items: readonly StepsBlockItem[]
}

export interface PlansBlockPlan {
  /** Name of the plan in links. */
  readonly id: string
  /** Message id of the name of the plan. */
  readonly name: MessageId
  /** Message id of the text. */
  readonly text?: MessageId
  /** Price as text, with a point: "199.00". */
  readonly price: string
  /** ISO 4217 code, for example UAH. */
  readonly currency: string
  /** What the price covers. */
  readonly per: 'month' | 'year' | 'once'
  /** What the plan includes. */
  readonly features: readonly MessageId[]
  /** Draws the eye to this plan. */
  readonly highlight: boolean
  /** Message id of the text on the button. */
  readonly action: MessageId
  /** Where the button leads. */
  readonly link: Link
}

export interface PlansBlock {
  /** Plans beside each other, with prices. */
  readonly type: 'plans'
  /** Message id of the heading. */
  readonly title?: MessageId
  /** Message id of the text. */
  readonly text?: MessageId
  /** The plans, in the order shown. */
  readonly plans: readonly PlansBlockPlan[]
  /** Message id of the small print below the plans. */
  readonly note?: MessageId
}

export interface DocumentBlock {
  /** A long text from content/<document>.<locale>.md. */
  readonly type: 'document'
  /** Name of the document in content/. */
  readonly document: DocumentName
  /** Shows a table of contents. */
  readonly contents: boolean
}

export type ContactsBlockItemKind = 'phone' | 'email' | 'address' | 'hours' | 'chat'

export interface ContactsBlockItem {
  /** What kind of contact this is. */
  readonly kind: ContactsBlockItemKind
  /** Message id of the name of this contact. */
  readonly label: MessageId
  /** Phone number or e-mail address, in quotes. */
  readonly value?: string
  /** Message id of the text, where the contact is not a number or an address. */
  readonly text?: MessageId
  /** Where the contact leads; phone and e-mail link by themselves. */
  readonly link?: Link
}

export interface ContactsBlock {
  /** Ways to reach the provider. */
  readonly type: 'contacts'
  /** Message id of the heading. */
  readonly title?: MessageId
  /** The contacts, in the order shown. */
  readonly items: readonly ContactsBlockItem[]
}

export interface TextBlock {
  /** A heading with a paragraph and links. */
  readonly type: 'text'
  /** Message id of the heading. */
  readonly title?: MessageId
  /** Message id of the text. */
  readonly text: MessageId
  /** Links below the text. */
  readonly actions: readonly Action[]
}

export interface FaqBlockItem {
  /** Message id of the question. */
  readonly question: MessageId
  /** Message id of the answer. */
  readonly answer: MessageId
}

export interface FaqBlock {
  /** Questions that open to show their answers. */
  readonly type: 'faq'
  /** Message id of the heading. */
  readonly title?: MessageId
  /** The questions, in the order shown. */
  readonly items: readonly FaqBlockItem[]
}

export interface CallToActionBlock {
  /** A closing invitation. */
  readonly type: 'callToAction'
  /** Message id of the heading. */
  readonly title: MessageId
  /** Message id of the text. */
  readonly text?: MessageId
  /** Links below the text. */
  readonly actions: readonly Action[]
}

export interface FormBlock {
  /** A form of the section "forms". */
  readonly type: 'form'
  /** Name of the form. */
  readonly form: FormName
  /** Message id of the heading. */
  readonly title?: MessageId
  /** Message id of the text. */
  readonly text?: MessageId
  /** Links below the form. */
  readonly links: readonly Action[]
}

export interface SignOutBlock {
  /** Ends the session of the visitor and says so. */
  readonly type: 'signOut'
  /** Message id of the heading. */
  readonly title: MessageId
  /** Message id of the text. */
  readonly text?: MessageId
  /** Links below the text. */
  readonly actions: readonly Action[]
}

export type Block =
  | HeroBlock
  | FeaturesBlock
  | StepsBlock
  | PlansBlock
  | DocumentBlock
  | ContactsBlock
  | TextBlock
  | FaqBlock
  | CallToActionBlock
  | FormBlock
  | SignOutBlock

export interface PageMeta {
  /** Message id of the title: tab, search results, previews. */
  readonly title: MessageId
  /** Message id of the short name in menus. Left out: the title. */
  readonly label?: MessageId
  /** Message id of the description for search results and previews. */
  readonly description?: MessageId
  /** Background of the page. */
  readonly background: 'plain' | 'special'
  /** Shows the navigation bar; without it a slim header stays. */
  readonly navbar: boolean
  /** Lets search engines list the page. */
  readonly index: boolean
}

export interface PageParam {
  /** Every value of this part of the path; one page is built for each. */
  readonly oneOf: readonly string[]
}

export interface PageValidateQuery {
  /** Name in the query: ?name=…. */
  readonly query: string
  /** The values that are accepted. */
  readonly oneOf: readonly string[]
  /** Accepts the page without this value. */
  readonly optional: boolean
}

export interface PageValidateParam {
  /** Name of a ":param" of the path. */
  readonly param: string
  /** The values that are accepted. */
  readonly oneOf: readonly string[]
  /** Accepts the page without this value. */
  readonly optional: boolean
}

export interface PageValidateCheck {
  /** Name of a check in code: src/checks/<name>.ts. */
  readonly check: string
}

export interface PageModel {
  /** Name of the page. */
  readonly name: PageName
  /** Path without the language: "/" or "/pricing"; "/plans/:id" takes a param. */
  readonly path: string
  /** Name of a layout of the section "layouts". */
  readonly layout: LayoutName
  /** Who may see the page. */
  readonly access: 'anyone' | 'guests' | 'members'
  /** Title, description and the look of the page. */
  readonly meta: PageMeta
  /** The ":params" of the path. */
  readonly params: Readonly<Record<string, PageParam>>
  /** Checks of the address; a failed one gives a 404. */
  readonly validate: readonly (PageValidateQuery | PageValidateParam | PageValidateCheck)[]
  /** What the page shows, from top to bottom. */
  readonly blocks: readonly Block[]
  /** When the runtime starts: at once, or at the first sign that the visitor means to do something. */
  readonly start: 'now' | 'intent'
  /** Every message of the page, its forms and its blocks; sorted. */
  readonly messages: readonly MessageId[]
  /** Documents of the page; sorted. */
  readonly documents: readonly DocumentName[]
  /** Forms of the page; sorted. */
  readonly forms: readonly FormName[]
}

export type FormMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export type FormFieldType =
  | 'text'
  | 'email'
  | 'password'
  | 'tel'
  | 'url'
  | 'number'
  | 'textarea'
  | 'select'
  | 'radio'
  | 'checkbox'
  | 'date'
  | 'hidden'

export interface FormFieldOption {
  /** What is sent. */
  readonly value: string
  /** Message id of the text shown. */
  readonly label: MessageId
}

export interface FormFieldMessages {
  /** Message id shown when the field is empty. */
  readonly required?: MessageId
  /** Message id shown when the text is not of the type of the field. */
  readonly type?: MessageId
  /** Message id shown when the text is too short; {minLength} is the limit. */
  readonly minLength?: MessageId
  /** Message id shown when the text is too long; {maxLength} is the limit. */
  readonly maxLength?: MessageId
  /** Message id shown when the pattern does not match. */
  readonly pattern?: MessageId
  /** Message id shown when the value is too small; {min} is the limit. */
  readonly min?: MessageId
  /** Message id shown when the value is too large; {max} is the limit. */
  readonly max?: MessageId
  /** Message id shown when the fields differ. */
  readonly matches?: MessageId
}

export interface FormField {
  /** Name of the field; the key it is sent under. */
  readonly name: FieldName
  /** What kind of value the field takes. */
  readonly type: FormFieldType
  /** Message id of the name of the field. */
  readonly label: MessageId
  /** Message id of the help below the name. */
  readonly hint?: MessageId
  /** What browsers and password managers may fill in (HTML autocomplete). */
  readonly autocomplete?: string
  /** Must be filled in. */
  readonly required: boolean
  /** Fewest characters. */
  readonly minLength?: number
  /** Most characters. */
  readonly maxLength?: number
  /** Regular expression that the whole text must match. */
  readonly pattern?: string
  /** Smallest number. */
  readonly min?: number
  /** Largest number. */
  readonly max?: number
  /** The choices of a select or radio field. */
  readonly options: readonly FormFieldOption[]
  /** Name of the field that must have the same value. */
  readonly matches?: FieldName
  /** Messages per rule. Left out: the common ones. */
  readonly messages: FormFieldMessages
}

export interface FormSuccessGoToPage {
  /** Name of the page. */
  readonly page: PageName
}

export interface FormSuccessOr {
  /** Name of the page. */
  readonly page: PageName
}

export interface FormSuccess {
  /** Name in the response whose value becomes the session token. */
  readonly saveToken?: string
  /** Where to go: a page, or "returnTo" for where the visitor came from. */
  readonly goTo?: 'returnTo' | FormSuccessGoToPage
  /** Where to go when there is nowhere to return to. */
  readonly or?: FormSuccessOr
  /** Message id of the text shown instead of the form. */
  readonly message?: MessageId
}

export interface FormModel {
  /** Method of the call. */
  readonly method: FormMethod
  /** Path inside api.base. */
  readonly path: string
  /** The fields, in order. */
  readonly fields: readonly FormField[]
  /** Message id of the text on the button. */
  readonly submit: MessageId
  /** What happens when it worked. */
  readonly success: FormSuccess
  /** Messages per HTTP status: { 401: signIn.wrong }. */
  readonly errors: Readonly<Record<string, MessageId>>
}

export type BlockType = Block['type']

export interface DocumentTree {
  /** Text of the first heading. */
  readonly title: string
  /** Level-2 headings, for a table of contents. */
  readonly contents: readonly { readonly id: string; readonly text: string }[]
  readonly children: readonly DocumentNode[]
}

export type DocumentNode =
  | { readonly type: 'heading'; readonly depth: 2 | 3 | 4; readonly id: string; readonly children: readonly DocumentInline[] }
  | { readonly type: 'paragraph'; readonly children: readonly DocumentInline[] }
  | { readonly type: 'list'; readonly ordered: boolean; readonly start: number; readonly items: readonly (readonly DocumentNode[])[] }
  | { readonly type: 'quote'; readonly children: readonly DocumentNode[] }
  | { readonly type: 'table'; readonly head: DocumentRow; readonly rows: readonly DocumentRow[] }
  | { readonly type: 'rule' }

export type DocumentRow = readonly (readonly DocumentInline[])[]

export type DocumentInline =
  | { readonly type: 'text'; readonly value: string }
  | { readonly type: 'strong'; readonly children: readonly DocumentInline[] }
  | { readonly type: 'emphasis'; readonly children: readonly DocumentInline[] }
  | { readonly type: 'code'; readonly value: string }
  | { readonly type: 'break' }
  | { readonly type: 'link'; readonly href: string; readonly children: readonly DocumentInline[] }
  | { readonly type: 'pageLink'; readonly page: PageName; readonly hash: string; readonly children: readonly DocumentInline[] }
