// Generated from site.config.yaml by "npm run codegen". Do not edit.

import type { FormName } from './forms.ts'
import type { MessageId } from './messages/ids.ts'
import type { PageName } from './routes.ts'
import type { LayoutName } from './settings.ts'

export type DocumentName = 'oferta' | 'privacy'

export type FieldName =
  | 'birthday'
  | 'currentPassword'
  | 'email'
  | 'from'
  | 'message'
  | 'name'
  | 'newPassword'
  | 'password'
  | 'phone'
  | 'plan'
  | 'repeatPassword'
  | 'replyTo'
  | 'resetCode'
  | 'status'
  | 'to'
  | 'topic'

export interface PageLink {
  /** Name of the page the link leads to. */
  readonly page: PageName
  /** Values for the ":params" in the path of that page. */
  readonly params?: Readonly<Record<string, string>>
  /** Query of the link: ?name=value. */
  readonly query?: Readonly<Record<string, string | number | boolean>>
  /** Anchor on that page, without "#". */
  readonly hash?: string
  /** Comes back to where it was clicked, once signed in there. */
  readonly returnTo?: boolean
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

export type FieldType =
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

export interface FieldFromQuery {
  /** Name in the query of the page: ?name=…. */
  readonly query: string
}

export interface FieldFromHash {
  /** Name behind the "#" of the address: #name=…. It is erased from the address: for secrets. */
  readonly hash: string
}

export interface FieldOption {
  /** What is sent. */
  readonly value: string
  /** Message id of the text shown. */
  readonly label: MessageId
}

export interface FieldMessages {
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
  /** Message id shown when the value is too small or too early; {min} is the limit. */
  readonly min?: MessageId
  /** Message id shown when the value is too large or too late; {max} is the limit. */
  readonly max?: MessageId
  /** Message id shown when the value is not one of those accepted. */
  readonly oneOf?: MessageId
  /** Message id shown when the fields differ. */
  readonly matches?: MessageId
}

export interface FieldModel {
  /** Name of the field; the key it is sent under. */
  readonly name: FieldName
  /** What kind of value the field takes. */
  readonly type: FieldType
  /** Message id of the name of the field. */
  readonly label: MessageId
  /** Message id of the help below the name. */
  readonly hint?: MessageId
  /** Message id of an explanation that opens beside the name. */
  readonly tip?: MessageId
  /** What browsers and password managers may fill in (HTML autocomplete). */
  readonly autocomplete?: string
  /** Value at the start; for a date "2026-01-31" in quotes, or today. */
  readonly value?: string
  /** Takes the value at the start from the link that led here. */
  readonly from?: FieldFromQuery | FieldFromHash
  /** Must be filled in. */
  readonly required: boolean
  /** Fewest characters. */
  readonly minLength?: number
  /** Most characters. */
  readonly maxLength?: number
  /** Regular expression that the whole text must match. */
  readonly pattern?: string
  /** Smallest number; first date. */
  readonly min?: number | string
  /** Largest number; last date. */
  readonly max?: number | string
  /** The only values that are accepted. */
  readonly oneOf?: readonly string[]
  /** The choices of a select or radio field. */
  readonly options: readonly FieldOption[]
  /** Name of the field that must have the same value. */
  readonly matches?: FieldName
  /** Shows how strong the password is; it advises only. */
  readonly meter: boolean
  /** Messages per rule. Left out: the common ones. */
  readonly messages: FieldMessages
}

export interface HeroBlock {
  /** A large opening with a heading and actions. */
  readonly type: 'hero'
  /** Shows the block to guests or to members only. Left out: to anyone. */
  readonly access?: 'guests' | 'members'
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
  /** Shows the block to guests or to members only. Left out: to anyone. */
  readonly access?: 'guests' | 'members'
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
  /** Shows the block to guests or to members only. Left out: to anyone. */
  readonly access?: 'guests' | 'members'
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
  /** Shows the block to guests or to members only. Left out: to anyone. */
  readonly access?: 'guests' | 'members'
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
  /** Shows the block to guests or to members only. Left out: to anyone. */
  readonly access?: 'guests' | 'members'
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
  /** Shows the block to guests or to members only. Left out: to anyone. */
  readonly access?: 'guests' | 'members'
  /** Message id of the heading. */
  readonly title?: MessageId
  /** The contacts, in the order shown. */
  readonly items: readonly ContactsBlockItem[]
}

export interface TextBlock {
  /** A heading with a paragraph and links. */
  readonly type: 'text'
  /** Shows the block to guests or to members only. Left out: to anyone. */
  readonly access?: 'guests' | 'members'
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
  /** Shows the block to guests or to members only. Left out: to anyone. */
  readonly access?: 'guests' | 'members'
  /** Message id of the heading. */
  readonly title?: MessageId
  /** The questions, in the order shown. */
  readonly items: readonly FaqBlockItem[]
}

export interface CallToActionBlock {
  /** A closing invitation. */
  readonly type: 'callToAction'
  /** Shows the block to guests or to members only. Left out: to anyone. */
  readonly access?: 'guests' | 'members'
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
  /** Shows the block to guests or to members only. Left out: to anyone. */
  readonly access?: 'guests' | 'members'
  /** Name of the form. */
  readonly form: FormName
  /** Message id of the heading. */
  readonly title?: MessageId
  /** Message id of the text. */
  readonly text?: MessageId
  /** Links below the form. */
  readonly links: readonly Action[]
}

export type SignOutBlockSendMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface SignOutBlockSend {
  /** Method of the call. */
  readonly method: SignOutBlockSendMethod
  /** Path inside api.base. */
  readonly path: string
}

export interface SignOutBlock {
  /** Ends the session of the visitor and says so. */
  readonly type: 'signOut'
  /** Shows the block to guests or to members only. Left out: to anyone. */
  readonly access?: 'guests' | 'members'
  readonly send?: SignOutBlockSend
  /** Message id of a question that is to be answered with yes first. */
  readonly confirm?: MessageId
  /** Message id of the heading. */
  readonly title: MessageId
  /** Message id of the text. */
  readonly text?: MessageId
  /** Links below the text. */
  readonly actions: readonly Action[]
}

export interface StatusBlockState {
  /** How it turned out. */
  readonly tone: 'neutral' | 'success' | 'failure'
  /** Message id of the heading. */
  readonly title: MessageId
  /** Message id of the text. */
  readonly text?: MessageId
  /** Not over yet: asks the server again until it is. */
  readonly wait: boolean
  /** Links below the text. */
  readonly actions: readonly Action[]
}

export interface StatusBlock {
  /** What became of something that the server knows, such as a payment. */
  readonly type: 'status'
  /** Shows the block to guests or to members only. Left out: to anyone. */
  readonly access?: 'guests' | 'members'
  /** Path inside api.base that is asked with GET. */
  readonly load: string
  /** Name in the query of the page whose value stands for the ":param"; without it nothing is shown. */
  readonly query: string
  /** Name in the answer of the state. */
  readonly field: string
  /** What is shown for each state. */
  readonly states: Readonly<Record<string, StatusBlockState>>
}

export type TableBlockColumnFormat = 'text' | 'number' | 'date' | 'dateTime' | 'money' | 'option'

export interface TableBlockColumnOption {
  /** What is sent. */
  readonly value: string
  /** Message id of the text shown. */
  readonly label: MessageId
}

export interface TableBlockColumn {
  /** Name in each record. */
  readonly field: string
  /** Message id of the heading of the column. */
  readonly label: MessageId
  /** How values are shown. */
  readonly format: TableBlockColumnFormat
  /** Name in each record of the ISO 4217 code of an amount. */
  readonly currency?: string
  /** The texts of the values that "option" shows. */
  readonly options: readonly TableBlockColumnOption[]
}

export interface TableBlock {
  /** Records that the server keeps, with a filter. */
  readonly type: 'table'
  /** Shows the block to guests or to members only. Left out: to anyone. */
  readonly access?: 'guests' | 'members'
  /** Message id of the heading. */
  readonly title?: MessageId
  /** Message id of the text. */
  readonly text?: MessageId
  /** Path inside api.base that is asked with GET. */
  readonly load: string
  /** Name in the answer of the list of records. */
  readonly list: string
  /** Name in each record of what tells it from the others. */
  readonly key: string
  /** The columns, in order. */
  readonly columns: readonly TableBlockColumn[]
  /** Fields that narrow the records down. */
  readonly filter: readonly FieldModel[]
  /** Message id of the text shown when there are no records. */
  readonly empty: MessageId
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
  | StatusBlock
  | TableBlock

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
  /** When the runtime starts: as soon as the page is painted, so for members alone, or at the first sign that the visitor means to do something. */
  readonly start: 'now' | 'member' | 'intent'
  /** Every message of the page, its forms and its blocks; sorted. */
  readonly messages: readonly MessageId[]
  /** Documents of the page; sorted. */
  readonly documents: readonly DocumentName[]
  /** Forms of the page; sorted. */
  readonly forms: readonly FormName[]
}

export type FormMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface FormSuccessGoToAddress {
  /** Name in the answer whose value is the address to go to. */
  readonly address: string
  /** Hosts that the address may lead to, beside this site; over https only. */
  readonly hosts: readonly string[]
}

export interface FormSuccess {
  /** Name in the response whose value becomes the session token. */
  readonly saveToken?: string
  /** Where to go: a page, "returnTo" for where the visitor came from, or an address in the answer. */
  readonly goTo?: 'returnTo' | PageLink | FormSuccessGoToAddress
  /** Where to go when there is nowhere to return to. */
  readonly or?: PageLink
  /** Message id of what is said when it worked: here, or on the page gone to. */
  readonly message?: MessageId
  /** Keeps the form below the message, to be sent again. */
  readonly stay: boolean
}

export interface FormErrorMessage {
  /** Message id shown above the form. */
  readonly message?: MessageId
  /** Messages at the fields that the server blames; at all of these where it blames none. */
  readonly fields: Readonly<Partial<Record<FieldName, MessageId>>>
}

export interface FormModel {
  /** Method of the call. */
  readonly method: FormMethod
  /** Path inside api.base. */
  readonly path: string
  /** Path inside api.base that is asked with GET. */
  readonly load?: string
  /** The fields, in order. */
  readonly fields: readonly FieldModel[]
  /** Message id of the text on the button. */
  readonly submit: MessageId
  /** Sends an Idempotency-Key, so that the server takes the same form only once. */
  readonly idempotent: boolean
  /** Asks before a half-filled form is left. */
  readonly confirmLeave: boolean
  /** What happens when it worked. */
  readonly success: FormSuccess
  /** Messages per HTTP status: { 401: signIn.wrong }. */
  readonly errors: Readonly<Record<string, MessageId | FormErrorMessage>>
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
  | { readonly type: 'table'; readonly align: readonly ColumnAlign[]; readonly head: DocumentRow; readonly rows: readonly DocumentRow[] }
  | { readonly type: 'rule' }

export type ColumnAlign = 'start' | 'center' | 'end'

export type DocumentRow = readonly (readonly DocumentInline[])[]

export type DocumentInline =
  | { readonly type: 'text'; readonly value: string }
  | { readonly type: 'strong'; readonly children: readonly DocumentInline[] }
  | { readonly type: 'emphasis'; readonly children: readonly DocumentInline[] }
  | { readonly type: 'code'; readonly value: string }
  | { readonly type: 'break' }
  | { readonly type: 'link'; readonly href: string; readonly children: readonly DocumentInline[] }
  | { readonly type: 'pageLink'; readonly page: PageName; readonly hash: string; readonly children: readonly DocumentInline[] }
