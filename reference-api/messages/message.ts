export const topics = ['connection', 'billing', 'other'] as const
export type Topic = (typeof topics)[number]

/** What a visitor wrote. */
export interface Message {
  readonly name: string
  /** The e-mail address that the answer goes to. */
  readonly replyTo: string
  readonly topic: Topic
  readonly message: string
}
