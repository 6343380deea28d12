export const topics = ['connection', 'billing', 'other'] as const
export type Topic = (typeof topics)[number]

/** What a visitor wrote. */
export interface Message {
  readonly name: string
  readonly email: string
  readonly topic: Topic
  readonly message: string
}
